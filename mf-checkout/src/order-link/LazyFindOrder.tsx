import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Suspense } from 'react';
import type { FindOrderProps } from './FindOrder.tsx';

const Find = lazyComponent<FindOrderProps>(
  async () => (await import(/* webpackChunkName: "later" */ './FindOrder.tsx')).FindOrder,
  () => null,
);

/** Asks a guest for what is still known of an order; without its code the page says what it says without it [PAY-04]. */
export const LazyFindOrder = (props: FindOrderProps) => (
  <Suspense>
    <Find {...props} />
  </Suspense>
);
