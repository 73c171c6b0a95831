import { ApiFailure } from '@festival/service-kit/http/ApiFailure';
import { isStorable } from '@festival/service-kit/http/isStorable';
import { requireOperator } from '@festival/service-kit/http/requireOperator';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type ListKey, signatures } from './listKey.ts';
import { readTicketList } from './readTicketList.ts';
import { listFormats, ticketListText } from './ticketListText.ts';

type TicketListDeps = { readPool: Pool; operatorToken?: string | undefined; ticketListKeys: readonly ListKey[] };

const paramsSchema = z.object({
  eventId: z.string().min(1).max(100).refine(isStorable),
  list: z.enum(['valid', 'revoked']),
});
const querySchema = z.object({
  format: z.enum(listFormats).default('json'),
  // PostgreSQL's calendar has no year 0.
  since: z.iso
    .datetime({ offset: true })
    .refine((moment) => !moment.startsWith('0000'))
    .optional(),
});

/**
 * The routes for scanners. GET /operator/tickets/{event}/valid returns the codes that are valid at the gate, and
 * /revoked those that no longer are. Both accept `?format=csv`, and `?since=` with a time in ISO 8601. The header
 * `x-signature` contains `<key id>=<signature>` of the body for each key. GET /operator/ticket-list-keys returns the
 * public keys. The routes require the operator's token, and exist only if token and keys are configured.
 */
export async function ticketListRoutes(
  app: FastifyInstance,
  { readPool, operatorToken, ticketListKeys: keys }: TicketListDeps,
): Promise<void> {
  if (operatorToken === undefined || keys.length === 0) return;
  app.addHook('onRequest', requireOperator(operatorToken));

  app.get('/operator/ticket-list-keys', async () => ({
    data: keys.map(({ id, publicKeyPem }) => ({ id, publicKey: publicKeyPem })),
  }));

  app.get('/operator/tickets/:eventId/:list', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params).data;
    const query = querySchema.safeParse(request.query).data;
    if (!params || !query) throw wrong();
    const read = await readTicketList(readPool, { ...params, since: query.since ?? null });
    if (!read.ok) throw new ApiFailure(404, 'event.not_found', 'There is no such event.');
    const text = ticketListText(read.value, query.format);
    const signed = signatures(text, keys).map(({ key, signature }) => `${key}=${signature}`);
    return reply
      .type(query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-signature', signed.join(', '))
      .send(text);
  });
}

const wrong = () =>
  new ApiFailure(
    400,
    'request.invalid',
    'Ask for valid or revoked, in the format json or csv, since a moment such as 2027-07-01T12:00:00Z.',
  );
