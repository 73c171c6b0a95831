import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmNewsletter } from './ConfirmNewsletter.tsx';
import styles from './NewsletterPage.module.css';
import { SignUpForNewsletter } from './SignUpForNewsletter.tsx';

const onHashChange = (tell: () => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};

/** The brand's newsletter: asked for here, and confirmed here by who comes with the link that was mailed [SSO-02]. */
export function NewsletterPage() {
  const { t } = useTranslation('host');
  // What stands behind the # never reaches a server, so that the page begins without it.
  const token = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => '',
  );
  return (
    <main className={styles.page}>
      <h1>{t('newsletter.title')}</h1>
      {token ? <ConfirmNewsletter token={token} /> : <SignUpForNewsletter />}
    </main>
  );
}
