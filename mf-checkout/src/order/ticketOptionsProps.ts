import type { OrderPage, TicketPass } from '@festival/shared-contracts/order/orderPage';

export interface TicketOptionsProps {
  order: OrderPage;
  token: string;
  ticket: OrderPage['tickets'][number];
  /** The passes of the order, once they were requested. */
  passes: readonly TicketPass[] | null;
  onPasses: (passes: readonly TicketPass[]) => void;
  /** Reads the order from the server again. */
  onChange: () => void;
}
