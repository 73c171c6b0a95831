import { configAtom, isTermsAcceptedAtom } from '@festival/shared-contracts/state/shopState';
import { Checkbox } from '@festival/shared-ui/choice/Checkbox';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TermsLink } from './TermsLink.tsx';

type TermsProps = { error?: string; ref?: Ref<HTMLInputElement> };

export function Terms({ error, ref }: TermsProps) {
  const { t } = useTranslation('mf_basket');
  const isAccepted = useAtomValue(isTermsAcceptedAtom);
  const termsUrl = useAtomValue(configAtom)?.termsUrl;
  const commands = useCommands();
  return (
    <Checkbox
      ref={ref}
      label={t('terms.label')}
      hint={termsUrl && <TermsLink />}
      error={error}
      checked={isAccepted}
      onChange={(event) => void commands().cart.acceptTerms(event.target.checked)}
    />
  );
}
