import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { TravelPackage } from '@festival/shared-contracts/travel/travelPackage';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Card } from '@festival/shared-ui/card/Card';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../link/PageLink.tsx';
import { stayPath } from '../link/stayPath.ts';
import { kindOfStay } from './kindOfStay.ts';
import styles from './PackageCard.module.css';
import { PackagePrice } from './PackagePrice.tsx';
import { packageInLanguage } from './packageInLanguage.ts';
import { Rating } from './Rating.tsx';
import { StayFacts } from './StayFacts.tsx';

interface PackageCardProps {
  travelPackage: TravelPackage;
  /** The number of persons in the list's filter, for which the price is shown. */
  persons: number | undefined;
  /** The kinds of stay, with their names in the filter. */
  kinds: TravelSettings['categories'];
}

/** One stay with entrance: place, dates, persons and the total price [TRV-01]. */
export function PackageCard({ travelPackage, persons, kinds }: PackageCardProps) {
  const { t } = useTranslation('mf_travel');
  const headingId = useId();
  const language = useAtomValue(languageAtom);
  const shown = packageInLanguage(travelPackage, language);
  const isSoldOut = shown.state.soldout;
  const badge = isSoldOut && <Badge tone="plain">{t('soldOut.badge')}</Badge>;
  const [picture] = shown.images;
  return (
    <Card as="article" padding="none" aria-labelledby={headingId} className={styles.card}>
      {picture && (
        <div className={styles.picture}>
          <Picture base={picture} alt="" sizes="(min-width: 1024px) 560px, calc(100vw - 2rem)" fill />
          <div className={styles.badge}>{badge}</div>
        </div>
      )}
      <div className={styles.body}>
        {!picture && badge}
        <div className={styles.heading}>
          {shown.category && <p className={styles.category}>{kindOfStay(shown.category, kinds, language)}</p>}
          <h2 id={headingId} className={styles.name}>
            {shown.name}
          </h2>
          {shown.rating > 0 && <Rating stars={shown.rating} />}
        </div>
        {shown.description && <p className={styles.description}>{shown.description}</p>}
        <StayFacts travelPackage={shown} />
      </div>
      <div className={styles.foot}>
        {isSoldOut ? <p className={styles.gone}>{t('soldOut.text')}</p> : <PackagePrice travelPackage={shown} />}
        <PageLink
          to={stayPath(shown, persons)}
          variant="secondary"
          aria-label={t(isSoldOut ? 'lookAt' : 'chooseAt', { name: shown.name })}
          iconEnd={<Icon icon={ArrowRight} />}
          block
        >
          {isSoldOut ? t('look') : t('choose')}
        </PageLink>
      </div>
    </Card>
  );
}
