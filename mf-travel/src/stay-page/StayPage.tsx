import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { EmptyState } from '@festival/shared-ui/empty-state/EmptyState';
import { useAtomValue } from 'jotai';
import { TentTree } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exposed, StayOffer } from '../exposed.ts';
import { PageLink } from '../link/PageLink.tsx';
import { packageInLanguage } from '../packages/packageInLanguage.ts';
import { ChosenStay } from './ChosenStay.tsx';
import { PersonsChoice } from './PersonsChoice.tsx';
import { RoomOptions } from './RoomOptions.tsx';
import { StayExtras } from './StayExtras.tsx';
import { StayGallery } from './StayGallery.tsx';
import { StayHead } from './StayHead.tsx';
import styles from './StayPage.module.css';
import { useReadStay } from './useReadStay.ts';
import { Whereabouts } from './Whereabouts.tsx';

/** One stay: pictures, days, place, rooms for the given persons, extras, and the total [TRV-02]. */
export function StayPage({ data }: Pick<ExposedProps<Exposed['stay']>, 'data'>) {
  return data ? <Stay offer={data} /> : <UnknownStay />;
}

function Stay({ offer }: { offer: StayOffer }) {
  const language = useAtomValue(languageAtom);
  const rooms = useRef<HTMLHeadingElement>(null);
  useReadStay();
  const shown = packageInLanguage(offer.travelPackage, language);
  return (
    <article className={styles.page} aria-label={shown.name}>
      <StayGallery images={shown.images} name={shown.name} />
      <StayHead offer={offer} rooms={rooms} />
      <div className={styles.choice}>
        {shown.description && <p>{shown.description}</p>}
        <Whereabouts text={shown.whereabouts} />
        <PersonsChoice offer={offer} />
        <RoomOptions ref={rooms} offer={offer} />
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
