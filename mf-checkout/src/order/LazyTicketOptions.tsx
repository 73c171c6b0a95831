import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

// Does not use `lazyWithTexts`, whose code is loaded with the options: it would make the order's page larger, and few shops have options.
const Options = lazyComponent<TicketOptionsProps>(
  async () => (await import(/* webpackChunkName: "later" */ './TicketOptions.tsx')).TicketOptions,
  () => null,
);

/** The options of a ticket that the shop or its operator offers. If their code fails to load, the page shows none. */
export const LazyTicketOptions = (props: TicketOptionsProps) => (
  <Suspense>
    <Options {...props} />
  </Suspense>
);
