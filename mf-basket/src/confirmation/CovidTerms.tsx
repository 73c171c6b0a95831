import { capabilitiesAtom, isCovidTermsAcceptedAtom } from '@festival/shared-contracts/state/shopState';
import { Checkbox } from '@festival/shared-ui/choice/Checkbox';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsLink } from './TermsLink.tsx';

type CovidTermsProps = { error?: string; ref?: Ref<HTMLInputElement> };

/** Accepts the COVID refund terms, in shops that show them [BSK-05]. */
export function CovidTerms({ error, ref }: CovidTermsProps) {
  const { t } = useTranslation('mf_basket');
  const isAsked = useAtomValue(capabilitiesAtom)?.asksForCovidTerms;
  const isAccepted = useAtomValue(isCovidTermsAcceptedAtom);
  const commands = useCommands();
  if (!isAsked) return null;
  return (
    <Checkbox
      ref={ref}
      label={t('covidTerms.label')}
      hint={
        <>
          <span>{t('covidTerms.note')}</span> <TermsLink ofRefunds />
        </>
      }
      error={error}
      checked={isAccepted}
      onChange={(event) => void commands().cart.acceptCovidTerms(event.target.checked)}
    />
  );
}
