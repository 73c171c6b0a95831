import { useTranslation } from 'react-i18next';
import { UnreadCartNotice } from '../cart/UnreadCartNotice.tsx';
import { CountdownBanner } from '../countdown/CountdownBanner.tsx';
import { usePage } from '../page/PageContext.tsx';
import { ShopLink } from '../routes/ShopLink.tsx';
import { StepMenu } from '../step-flow/StepMenu.tsx';
import { StepRail } from '../step-flow/StepRail.tsx';
import { useIsCheckout } from '../step-flow/useIsCheckout.ts';
import { AccountControl } from './AccountControl.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { CartIndicator } from './CartIndicator.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The header of every page: brand, steps, language, account and cart [HDR-01]. */
export function Header() {
  const { t } = useTranslation('host');
  const { config, brand } = usePage();
  const isCheckout = useIsCheckout();
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
        <div className={styles.rail}>{config && <StepRail />}</div>
        <div className={styles.controls}>
          <LanguageSwitch />
          {config && <AccountControl />}
          {config && <CartIndicator />}
        </div>
      </div>
      {config && <StepMenu />}
      {config && <CountdownBanner />}
      {config && !isCheckout && <UnreadCartNotice place="header" />}
    </header>
  );
}
