import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

// Not by `lazyWithTexts`, which comes with the options: the order's page would pay for it, and few shops have any.
const Options = lazyComponent<TicketOptionsProps>(
  async () => (await import(/* webpackChunkName: "later" */ './TicketOptions.tsx')).TicketOptions,
  () => null,
);

/** The options beside the tickets that a shop or its operator offers; if its code fails to load, the order's page has none. */
export const LazyTicketOptions = (props: TicketOptionsProps) => (
  <Suspense>
    <Options {...props} />
  </Suspense>
);
