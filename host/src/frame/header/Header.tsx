import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { UnreadCartNotice } from '../../cart/UnreadCartNotice.tsx';
import { CountdownBanner } from '../../countdown/CountdownBanner.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { routeAt } from '../../routing/routeIn.ts';
import { StepMenu } from '../../step-flow/StepMenu.tsx';
import { StepRail } from '../../step-flow/StepRail.tsx';
import { useIsCheckout } from '../../step-flow/useIsCheckout.ts';
import { AccountControl } from './AccountControl.tsx';
import { CartIndicator } from './CartIndicator.tsx';
import styles from './Header.module.css';
import { HeaderExtras } from './HeaderExtras.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The header of every page: brand, steps, language, account and cart [HDR-01]. */
export function Header() {
  const { t } = useTranslation('host');
  const { config, brand } = usePage();
  const capabilities = useAtomValue(capabilitiesAtom);
  const isCheckout = useIsCheckout();
  const { pathname } = useLocation();
  const place = routeAt(pathname).name;
  // On the sign-in page the shop is not open yet.
  const isOpen = config !== null && place !== 'login';
  // An order is past all steps, and a closed shop sells nothing.
  const hasSteps = config !== null && place !== 'slug-order' && capabilities?.isClosed !== true;
  const home = config ? `/${config.slug}` : '/';
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <ShopLink
          to={home}
          className={styles.home}
          aria-label={t('header.home', { name: brand?.name ?? t('shops.title') })}
        >
          <BrandLogo />
        </ShopLink>
        <div className={styles.rail}>{isOpen && hasSteps && <StepRail />}</div>
        <div className={styles.controls}>
          <LanguageSwitch />
          {config && <AccountControl />}
          {isOpen && <HeaderExtras />}
          {isOpen && <CartIndicator />}
        </div>
      </div>
      {hasSteps && <StepMenu />}
      {isOpen && <CountdownBanner />}
      {isOpen && !isCheckout && <UnreadCartNotice place="header" />}
    </header>
  );
}

/**
 * The brand's logo. If the logo would be too small to read, its symbol; on pages without a brand, the site's name. The
 * link around it has the accessible name.
 */
function BrandLogo() {
  const { brand } = usePage();
  const { t } = useTranslation('host');
  if (!brand) return <span className={styles.site}>{t('shops.title')}</span>;
  const file = (name: string) => `/brand/${brand.id}/${name}`;
  return (
    <picture>
      <source media="(max-width: 359px)" srcSet={file(brand.symbol)} />
      <img className={styles.logo} src={file(brand.logo)} alt="" fetchPriority="high" />
    </picture>
  );
}
