import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { TicketHolder } from './TicketHolder.tsx';
import { TicketWallets } from './TicketWallets.tsx';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

function Options(props: TicketOptionsProps) {
  const { wallets, asksNames } = props.order;
  return (
    <>
      {wallets?.[0] && <TicketWallets {...props} />}
      {asksNames && <TicketHolder {...props} />}
    </>
  );
}

/**
 * Wallet passes if the operator signs them, and a name on a valid ticket if the shop asks for it. Renders nothing if
 * its texts fail to load.
 */
export const TicketOptions = lazyWithTexts<TicketOptionsProps>(
  async () => Options,
  () => null,
);
