import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

/** What a shop or its operator offers beside the tickets; without its code the order's page goes without it. */
export const LazyTicketOptions = lazyWithTexts<TicketOptionsProps>(
  async () => (await import(/* webpackChunkName: "ticket-options" */ './TicketOptions.tsx')).TicketOptions,
  () => null,
);
