import type { PaymentMethod } from '@festival/shared-contracts/cart/cart';

/** Apple Pay works only if the browser supports it; the other methods work everywhere. */
export const shownMethods = (methods: readonly PaymentMethod[], hasApplePay: boolean): readonly PaymentMethod[] =>
  hasApplePay ? methods : methods.filter(({ uid }) => uid !== 'applepay');
