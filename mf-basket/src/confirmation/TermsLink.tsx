import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useSiteAddress } from '@festival/shared-ui/link/useSiteAddress';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

type TermsLinkProps = {
  /** Whether it is about what happens to the money. */
  ofRefunds?: boolean;
};

/** Opens the shop's terms beside the page, or those of refunds; nothing where a shop has none to read. */
export function TermsLink({ ofRefunds = false }: TermsLinkProps) {
  const { t } = useTranslation('mf_basket');
  const config = useAtomValue(configAtom);
  const address = useSiteAddress((ofRefunds ? config?.refundsUrl : config?.termsUrl) ?? '');
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener">
      {t(ofRefunds ? 'covidTerms.link' : 'terms.link')}
      <span className="visuallyHidden"> ({t('terms.newTab')})</span>
    </a>
  );
}
