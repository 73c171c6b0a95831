import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Milliseconds between two looks at a cart that is being paid. */
const lookEvery = 10_000;

interface FollowPaymentDeps {
  store: PageStore;
  refetch(): void;
}

/**
 * Fetches a cart that is being paid again and again while its tab is visible: the payment ends in another tab, at the
 * provider's or by its time-out, and nobody tells this page [CNT-08].
 */
export const followPayment = ({ store, refetch }: FollowPaymentDeps): void => {
  setInterval(() => {
    const isPaying = store.get(primitives.cart)?.status === 'in_payment';
    if (isPaying && document.visibilityState === 'visible') refetch();
  }, lookEvery);
};
