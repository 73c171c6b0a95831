import type { Cart } from '@festival/shared-contracts/cart/cart';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { PlainPayFailure } from './PlainPayFailure.tsx';
import type { PayFailure } from './payFailure.ts';

interface LazyPayFailureNoticeProps {
  failure: PayFailure;
  total: number;
  cart: Cart | null;
}

/**
 * The reason why a press was refused. Its code and texts are loaded only after a refusal; if they fail to load, a plain failure is shown.
 */
export const LazyPayFailureNotice = lazyWithTexts<LazyPayFailureNoticeProps>(
  async () => (await import(/* webpackChunkName: "later" */ './PayFailureNotice.tsx')).PayFailureNotice,
  PlainPayFailure,
);
