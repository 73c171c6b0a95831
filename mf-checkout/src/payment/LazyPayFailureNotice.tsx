import type { Cart } from '@festival/shared-contracts/cart/cart';
import { lazyWithTexts } from '../later/lazyWithTexts.tsx';
import { PlainPayFailure } from './PlainPayFailure.tsx';
import type { PayFailure } from './payFailure.ts';

interface LazyPayFailureNoticeProps {
  failure: PayFailure;
  total: number;
  cart: Cart | null;
}

/** Shows why a press was refused. This component and its texts are loaded only after a refusal; if that fails, a general message is shown. */
export const LazyPayFailureNotice = lazyWithTexts<LazyPayFailureNoticeProps>(
  async () => (await import(/* webpackChunkName: "later" */ './PayFailureNotice.tsx')).PayFailureNotice,
  PlainPayFailure,
);
