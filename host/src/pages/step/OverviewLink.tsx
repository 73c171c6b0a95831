import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { overviewPath } from '../../routing/overviewPath.ts';
import { useHasBottomBar } from '../../step-flow/useHasBottomBar.ts';
import styles from './OverviewLink.module.css';

/** The link from a detail page back to its step, for pages without the bottom bar [STP-04]. */
export function OverviewLink() {
  const { t } = useTranslation('host');
  const to = overviewPath(usePage(), useLocation().pathname);
  const hasBottomBar = useHasBottomBar();
  if (to === null || hasBottomBar) return null;
  return (
    <ShopLink to={to} className={styles.link}>
      <Icon icon={ArrowLeft} size="s" />
      <span>{t('bottomBar.overview')}</span>
    </ShopLink>
  );
}
