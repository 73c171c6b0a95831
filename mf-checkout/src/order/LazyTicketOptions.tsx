import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';

export interface TicketOptionsProps {
  order: OrderPage;
  token: string;
  /** Asks the server for the order as it is now. */
  onChange: () => void;
}

/** What a shop or its operator offers beside the tickets; without its code the order's page goes without it. */
export const LazyTicketOptions = lazyWithTexts<TicketOptionsProps>(
  async () => (await import(/* webpackChunkName: "ticket-options" */ './TicketOptions.tsx')).TicketOptions,
  () => null,
);
