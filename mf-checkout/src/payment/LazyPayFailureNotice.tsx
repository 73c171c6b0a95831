import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Language } from '@festival/shared-contracts/language/languages';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { laterTextFiles } from '../later/laterTextFiles.ts';
import { PlainPayFailure } from './PlainPayFailure.tsx';
import type { PayFailure } from './payFailure.ts';

interface LazyPayFailureNoticeProps {
  failure: PayFailure;
  total: number;
  cart: Cart | null;
}

/** The notice with its words in a language; where they do not come, as with a line that is gone, it says the plain failure. */
const noticeIn = (language: Language) =>
  lazy(async () => {
    try {
      const notice = import(/* webpackChunkName: "pay-failure" */ './PayFailureNotice.tsx');
      const [{ PayFailureNotice }] = await Promise.all([notice, laterTextFiles[language]()]);
      return { default: PayFailureNotice };
    } catch {
      return { default: PlainPayFailure };
    }
  });

const notices = { en: noticeIn('en'), es: noticeIn('es'), nl: noticeIn('nl') };

/** Why a press was refused; its code and words come only after a refusal. */
export function LazyPayFailureNotice(props: LazyPayFailureNoticeProps) {
  const PayFailureNotice = notices[useAtomValue(languageAtom)];
  return (
    <Suspense>
      <PayFailureNotice {...props} />
    </Suspense>
  );
}
