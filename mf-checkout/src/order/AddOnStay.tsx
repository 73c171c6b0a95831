import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { daysInWords } from './lineFacts.ts';

interface AddOnStayProps {
  line: Pick<OrderPage['lines'][number], 'ofStay'>;
  className?: string | undefined;
}

/** The earlier stay to which an add-on belongs, its order and its days; nothing for any other line [ADD-02]. */
export function AddOnStay({ line: { ofStay }, className }: AddOnStayProps) {
  const { t } = useTranslation('mf_checkout');
  const language = useAtomValue(languageAtom);
  if (!ofStay) return null;
  const { reference, arrival, departure } = ofStay;
  const stay = ofStay.texts[language]?.name ?? ofStay.name;
  return (
    <p className={className}>
      {`${t('status.atStay', { stay, reference })}, ${daysInWords(arrival, departure, language)}`}
    </p>
  );
}
