import type { OrderPage, TicketPass } from '@festival/shared-contracts/order/orderPage';

export interface TicketOptionsProps {
  order: OrderPage;
  token: string;
  ticket: OrderPage['tickets'][number];
  /** The passes of the order once they were asked for. */
  passes: readonly TicketPass[] | null;
  onPasses: (passes: readonly TicketPass[]) => void;
  /** Asks the server for the order as it is now. */
  onChange: () => void;
}
