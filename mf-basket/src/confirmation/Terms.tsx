import { configAtom, isTermsAcceptedAtom } from '@festival/shared-contracts/state/shopState';
import { Checkbox } from '@festival/shared-ui/choice/Checkbox';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type TermsProps = { error?: string; ref?: Ref<HTMLInputElement> };

export function Terms({ error, ref }: TermsProps) {
  const { t } = useTranslation('mf_basket');
  const isAccepted = useAtomValue(isTermsAcceptedAtom);
  const termsUrl = useAtomValue(configAtom)?.termsUrl;
  const commands = useCommands();
  const link = termsUrl && (
    <a href={termsUrl} target="_blank" rel="noopener">
      {t('terms.link')}
      <span className="visuallyHidden"> ({t('terms.newTab')})</span>
    </a>
  );
  return (
    <Checkbox
      ref={ref}
      label={t('terms.label')}
      hint={link}
      error={error}
      checked={isAccepted}
      onChange={(event) => void commands().cart.acceptTerms(event.target.checked)}
    />
  );
}
