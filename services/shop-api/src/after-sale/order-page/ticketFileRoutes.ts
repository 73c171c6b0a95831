import { serve } from '@festival/service-kit/http/serve';
import { getTicketDocument, getTicketFiles, getTicketPasses } from '@festival/shared-contracts/api/orderPageCalls';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { CallerDeps } from '../../catalogue/shop/callerDeps.ts';
import type { Wallets } from '../pass/wallets.ts';
import { ticketDrawer } from '../ticket/ticketDrawer.ts';
import { orderByLink } from './orderByLink.ts';
import { ticketDocument } from './ticketDocument.ts';
import { ticketFiles } from './ticketFiles.ts';
import { ticketPasses } from './ticketPasses.ts';

type TicketFileDeps = CallerDeps & { pool: Pool; wallets: Wallets };

/** The routes that return an order's valid tickets as PDF and as passes to a client with the order's link. */
export async function ticketFileRoutes(app: FastifyInstance, deps: TicketFileDeps): Promise<void> {
  const { pool, wallets } = deps;
  const { find, count } = orderByLink(deps);
  const tickets = ticketDrawer();
  app.addHook('onClose', () => tickets.close());

  serve(app, getTicketFiles, async ({ request, params }) => {
    const order = await find(request, params.orderToken);
    await count(order, 'drawings');
    return { data: await ticketFiles(pool, order, tickets.draw) };
  });

  serve(app, getTicketDocument, async ({ request, params }) => {
    const order = await find(request, params.orderToken);
    await count(order, 'drawings');
    return { data: await ticketDocument(pool, order, tickets.drawDocument) };
  });

  serve(app, getTicketPasses, async ({ request, params }) => {
    const order = await find(request, params.orderToken);
    await count(order, 'drawings');
    return { data: await ticketPasses(pool, order, { draw: tickets.draw, wallets }) };
  });
}
