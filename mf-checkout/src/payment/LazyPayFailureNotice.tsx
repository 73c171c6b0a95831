import type { Cart } from '@festival/shared-contracts/cart/cart';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { PlainPayFailure } from './PlainPayFailure.tsx';
import type { PayFailure } from './payFailure.ts';

interface LazyPayFailureNoticeProps {
  failure: PayFailure;
  total: number;
  cart: Cart | null;
}

/** Why a press was refused; its code and words come only after a refusal, else it says the plain failure. */
export const LazyPayFailureNotice = lazyWithTexts<LazyPayFailureNoticeProps>(
  async () => (await import(/* webpackChunkName: "later" */ './PayFailureNotice.tsx')).PayFailureNotice,
  PlainPayFailure,
);
