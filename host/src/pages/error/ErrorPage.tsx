import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError } from 'react-router-dom';
import { givenKey } from '../../i18n/givenKey.ts';
import { usePage } from '../../page/PageContext.tsx';
import { SiteLink } from '../../routing/SiteLink.tsx';
import { useDocumentTitle } from '../../routing/useDocumentTitle.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from './ErrorPage.module.css';
import { failureOf } from './failureOf.ts';

/**
 * The page for a missing address or an error: it explains the error and links to the home page. If code failed to load,
 * it offers to reload the page [RTE-08, RTE-09, RTE-11].
 */
export function ErrorPage() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const { status, message, isChunk } = failureOf(useRouteError());
  const { pathname, search } = useLocation();
  useDocumentTitle({ kind: 'error', status });
  const isMissing = status === 404;
  /** A message is a sentence, or the key of a text. */
  const textOf = (said: string) => (/^[\w:]+(\.\w+)+$/.test(said) ? t(givenKey(said)) : said || t('error.text'));
  const words = (
    <div className={styles.words}>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{isMissing ? t(givenKey('errors:other.pageNotFound')) : t('error.title')}</h1>
      <p className={styles.text}>{isMissing ? t('error.notFoundText') : textOf(message)}</p>
      {isChunk && (
        <ButtonLink className={styles.home} href={pathname + search}>
          {t('error.again')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isChunk ? 'secondary' : undefined}
        className={styles.home}
        render={config ? <ShopLink to={`/${config.slug}`} /> : <SiteLink to="/" />}
      >
        {t('error.home')}
      </ButtonLink>
    </div>
  );
  return (
    <main>
      {config ? (
        // Leaves space for the bottom bar, which also exists on a missing page below a step [STP-02].
        <Hero place="home" size="poster">
          {words}
        </Hero>
      ) : (
        <div className={styles.plain}>{words}</div>
      )}
    </main>
  );
}
