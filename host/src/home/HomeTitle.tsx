import { languageAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { festivalDays } from '../festival/festivalDays.ts';
import { festivalIn } from '../festival/festivalIn.ts';
import { previewCopy } from '../festival/previewCopy.ts';
import { usePage } from '../page/PageContext.tsx';
import styles from './HomeTitle.module.css';
import { ScarcityLine } from './ScarcityLine.tsx';

/** The festival as its poster says it: name, days and place, and the one way in; a preview says that it is one [BRD-04]. */
export function HomeTitle() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const language = useAtomValue(languageAtom);
  const [first] = useAtomValue(stepFlowAtom);
  if (!config) return null;
  const festival = festivalIn(config, language);
  const preview = previewCopy(config, language);
  return (
    <div className={styles.poster}>
      <p className={styles.dateAndPlace}>
        <span className={styles.parts}>
          <time dateTime={festival.dateStart}>{festivalDays(festival, language)}</time>
          {festival.place && <span>{festival.place}</span>}
        </span>
      </p>
      <h1 className={styles.title}>{festival.title}</h1>
      {festival.tagline && <p className={styles.tagline}>{festival.tagline}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
      <div className={styles.actions}>
        {first && (
          <ButtonLink size="l" iconEnd={<Icon icon={ArrowRight} />} render={<ShopLink to={first.path} />}>
            {t(`home.start.${first.name === 'tickets' ? 'tickets' : 'other'}`)}
          </ButtonLink>
        )}
        <ScarcityLine />
      </div>
    </div>
  );
}
