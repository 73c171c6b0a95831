import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../routing/pageProps.ts';
import { Hero } from '../hero/Hero.tsx';
import { ConfirmNewsletter } from './ConfirmNewsletter.tsx';
import styles from './NewsletterPage.module.css';
import { newsletterTokenIn } from './newsletterTokenIn.ts';
import { SignUpForNewsletter } from './SignUpForNewsletter.tsx';

const onHashChange = (notify: () => void) => {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
};

/**
 * The brand's newsletter: the form to subscribe, or the confirmation if the visitor opened the mailed link [SSO-02].
 */
export function NewsletterPage({ row }: PageProps) {
  const { t } = useTranslation('host');
  // The browser does not send the hash to the server, so the server renders the page without the token.
  const token = useSyncExternalStore(
    onHashChange,
    () => newsletterTokenIn(location.hash),
    () => '',
  );
  return (
    <main>
      <Hero place={row.hero} size="band">
        <h1>{t('newsletter.title')}</h1>
      </Hero>
      <div className={styles.page}>{token ? <ConfirmNewsletter token={token} /> : <SignUpForNewsletter />}</div>
    </main>
  );
}
