import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import type { TicketOptionsProps } from './ticketOptionsProps.ts';

// Not by `lazyWithTexts`, which comes with the options: the order's page would pay for it, and few shops have any.
const Options = lazyComponent<TicketOptionsProps>(
  async () => (await import(/* webpackChunkName: "later" */ './TicketOptions.tsx')).TicketOptions,
  () => null,
);

/** What a shop or its operator offers beside the tickets; without its code the order's page goes without it. */
export const LazyTicketOptions = (props: TicketOptionsProps) => (
  <Suspense>
    <Options {...props} />
  </Suspense>
);
