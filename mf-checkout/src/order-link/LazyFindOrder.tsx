import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';

const Find = lazyComponent<object>(
  async () => (await import(/* webpackChunkName: "later" */ './FindOrder.tsx')).FindOrder,
  () => null,
);

/** Asks a guest for what is still known of an order; without its code the page says what it says without it [PAY-04]. */
export const LazyFindOrder = () => (
  <Suspense>
    <Find />
  </Suspense>
);
