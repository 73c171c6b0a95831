import type { OrderPage } from '@festival/shared-contracts/order/orderPage';

export interface TicketOptionsProps {
  order: OrderPage;
  token: string;
  /** Asks the server for the order as it is now. */
  onChange: () => void;
}
