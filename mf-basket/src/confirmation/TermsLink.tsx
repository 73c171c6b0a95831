import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';

/** Opens the shop's terms beside the page; nothing where a shop has none to read. */
export function TermsLink() {
  const { t } = useTranslation('mf_basket');
  const termsUrl = useAtomValue(configAtom)?.termsUrl;
  if (!termsUrl) return null;
  return (
    <a href={termsUrl} target="_blank" rel="noopener">
      {t('terms.link')}
      <span className="visuallyHidden"> ({t('terms.newTab')})</span>
    </a>
  );
}
