import { primitives } from '@festival/shared-contracts/state/primitives';
import type { PageStore } from '../page/pageStore.ts';

/** Milliseconds between two fetches of a cart that is being paid. */
const lookEvery = 10_000;

interface FollowPaymentDeps {
  store: PageStore;
  refetch(): void;
}

/**
 * Polls a cart that is being paid while its tab is visible, because the payment ends in another tab, at the provider's
 * site or by its time-out, and this page receives no message about it [CNT-08].
 */
export const followPayment = ({ store, refetch }: FollowPaymentDeps): void => {
  setInterval(() => {
    const isPaying = store.get(primitives.cart)?.status === 'in_payment';
    if (isPaying && document.visibilityState === 'visible') refetch();
  }, lookEvery);
};
