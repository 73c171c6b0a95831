import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import { placedModule } from '../../remotes/slot/placedModule.ts';
import { RemoteSlot } from '../../remotes/slot/RemoteSlot.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import styles from '../checkout/CheckoutPage.module.css';
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx';
import { Hero } from '../hero/Hero.tsx';

/** The form of a pre-registration [WSH-05]. After the registration has ended, the message on arrival (3002) reports it and opens the home page. */
export function RegisterPage({ row }: PageProps) {
  const { t } = useTranslation('host');
  return (
    <main>
      <Hero place={row.hero} size="quiet">
        <h1 className={styles.title}>{t('register.title')}</h1>
      </Hero>
      <div className={styles.content}>
        <RemoteSlot module={placedModule(usePage(), 'register')} Skeleton={CheckoutSkeleton} />
      </div>
    </main>
  );
}
