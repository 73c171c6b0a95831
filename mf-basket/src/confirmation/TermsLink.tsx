import { configAtom } from '@festival/shared-contracts/state/shopState';
import { useSiteAddress } from '@festival/shared-ui/link/useSiteAddress';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

type TermsLinkProps = {
  /** Whether the link is for the refund terms. */
  ofRefunds?: boolean;
};

/** A link to the shop's terms, or to its refund terms, in a new tab. Renders nothing in a shop without them. */
export function TermsLink({ ofRefunds = false }: TermsLinkProps) {
  const { t } = useTranslation('mf_basket');
  const config = useAtomValue(configAtom);
  const address = useSiteAddress((ofRefunds ? config?.refundsUrl : config?.termsUrl) ?? '');
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener">
      <span>{t(ofRefunds ? 'covidTerms.link' : 'terms.link')}</span>
      <span className="visuallyHidden">{` (${t('terms.newTab')})`}</span>
    </a>
  );
}
