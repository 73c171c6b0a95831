import type { RefundChoice } from '@festival/shared-contracts/cart/cartChoices';
import { RadioGroup } from '@festival/shared-ui/choice/RadioGroup';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsUpgradeAtom } from '../upgrade/holdsUpgradeAtom.ts';
import { refundOfferAtom } from './refundOfferAtom.ts';

type RefundProtectionProps = {
  error?: string;
  /** The first answer's input, for the focus when the answer is missing. */
  ref?: Ref<HTMLInputElement>;
};

/** Asks whether to protect the order: yes or no, without a default. Names the partner, with a link to its terms [INS-01]. */
export function RefundProtection({ error, ref }: RefundProtectionProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const offer = useAtomValue(refundOfferAtom);
  const commands = useCommands();
  const holdsUpgrade = useAtomValue(holdsUpgradeAtom);
  if (!offer) return null;
  const { percentage, insured } = offer;
  const price = t(`hint.${holdsUpgrade ? 'insuranceOfUpgrade' : 'insurance'}`, { percentage, amount: money(insured) });
  const partner = offer.partner && t('refund.partner', { partner: offer.partner });
  const note = [t('refund.note'), price, partner].filter(Boolean).join(' ');
  return (
    <RadioGroup<RefundChoice>
      ref={ref}
      legend={t('refund.heading')}
      hint={
        <>
          <span>{note}</span>{' '}
          {offer.partnerTermsUrl && (
            <a href={offer.partnerTermsUrl} target="_blank" rel="noopener">
              <span>{t('refund.partnerTerms')}</span>
              <span className="visuallyHidden">{` (${t('terms.newTab')})`}</span>
            </a>
          )}
        </>
      }
      error={error}
      value={offer.choice}
      onChange={(choice) => void commands().cart.setInsurance(choice === 'yes')}
      options={[
        { value: 'yes', label: t('refund.yes'), aside: money(offer.cents) },
        { value: 'no', label: t('refund.no') },
      ]}
    />
  );
}
