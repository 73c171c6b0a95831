import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useTranslation } from 'react-i18next';
import styles from './ViewNav.module.css';

/** A view, named as the last part of its address. */
type View = 'nl' | 'eu' | 'detail';

type ViewNavProps = {
  /** The name of the step: `transportation`. */
  step: string;
  /** The views below the step's own page. */
  views: readonly View[];
  /** The view that is shown; undefined for the step's own page. */
  shown?: string | undefined;
};

/** Links to the views of a step: the whole step, one region, or all ways side by side [TRN-01, TRN-03]. */
export function ViewNav({ step, views, shown }: ViewNavProps) {
  const { t } = useTranslation('mf_transport');
  const links = [undefined, ...views];
  return (
    <nav aria-label={t('view.name')}>
      <ul className={styles.views}>
        {links.map((view) => (
          <li key={view ?? ''}>
            <ShopLink
              to={view === undefined ? step : `${step}/${view}`}
              className={styles.view}
              aria-current={view === shown ? 'page' : undefined}
            >
              {t(`view.${view ?? 'all'}`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
