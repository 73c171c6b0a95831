import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { TicketNames } from './TicketNames.tsx';
import { TicketPasses } from './TicketPasses.tsx';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

function Options({ order, token, onChange }: TicketOptionsProps) {
  if (!order.tickets.some(({ status }) => status === 'issued')) return null;
  return (
    <>
      {order.wallets && order.wallets.length > 0 && <TicketPasses order={order} token={token} />}
      {order.asksNames && <TicketNames order={order} token={token} onNamed={onChange} />}
    </>
  );
}

/**
 * Passes for wallets where the operator signs them, and names on tickets where the shop asks for them, while a ticket is valid;
 * nothing where their words do not come.
 */
export const TicketOptions = lazyWithTexts<TicketOptionsProps>(
  async () => Options,
  () => null,
);
