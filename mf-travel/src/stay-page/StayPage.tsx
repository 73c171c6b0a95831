import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { TentTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Exposed, StayOffer } from '../exposed.ts';
import { PageLink } from '../link/PageLink.tsx';
import { packageInLanguage } from '../packages/packageInLanguage.ts';
import { Rating } from '../packages/Rating.tsx';
import { StayFacts } from '../packages/StayFacts.tsx';
import { ChosenStay } from './ChosenStay.tsx';
import { PersonsChoice } from './PersonsChoice.tsx';
import { RoomOptions } from './RoomOptions.tsx';
import { StayExtras } from './StayExtras.tsx';
import { StayGallery } from './StayGallery.tsx';
import styles from './StayPage.module.css';
import { useReadStay } from './useReadStay.ts';
import { Whereabouts } from './Whereabouts.tsx';

/** One stay: pictures, days, place, rooms for the given persons, extras, and the total [TRV-02]. */
export function StayPage({ data }: Pick<ExposedProps<Exposed['stay']>, 'data'>) {
  return data ? <Stay offer={data} /> : <UnknownStay />;
}

function Stay({ offer }: { offer: StayOffer }) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  useReadStay();
  const shown = packageInLanguage(offer.travelPackage, language);
  return (
    <article className={styles.page} aria-label={shown.name}>
      <div className={styles.about}>
        <StayGallery images={shown.images} name={shown.name} />
        <header className={styles.heading}>
          {shown.category && <p className={styles.category}>{shown.category}</p>}
          <h2 className={styles.name}>{shown.name}</h2>
          {shown.rating > 0 && <Rating stars={shown.rating} />}
          {shown.state.soldout && <Badge tone="plain">{t('soldOut.badge')}</Badge>}
          <StayFacts travelPackage={{ ...shown, occupation: offer.persons }} />
          {shown.description && <p>{shown.description}</p>}
        </header>
        <Whereabouts text={shown.whereabouts} />
      </div>
      <div className={styles.choice}>
        <PersonsChoice offer={offer} />
        <RoomOptions offer={offer} />
        <StayExtras offer={offer} />
      </div>
      <ChosenStay offer={offer} />
    </article>
  );
}

function UnknownStay() {
  const { t } = useTranslation('mf_travel');
  return (
    <EmptyState
      icon={TentTree}
      title={t('unknown.title')}
      action={
        <PageLink to="travel" variant="secondary">
          {t('unknown.all')}
        </PageLink>
      }
    >
      {t('unknown.text')}
    </EmptyState>
  );
}
