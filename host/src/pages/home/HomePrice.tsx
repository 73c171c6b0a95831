import { primitives, type StepView } from '@festival/shared-contracts/state/primitives';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { givenKey } from '../../i18n/givenKey.ts';
import { usePage } from '../../page/PageContext.tsx';
import { stepRouteIn } from '../../routing/stepRouteIn.ts';
import styles from './HomeTitle.module.css';
import { lowestPrice } from './lowestPrice.ts';

/** What the first step costs at least, on the poster: the tiles with their prices are below the first screen [RTE-18]. */
export function HomePrice({ step: { name } }: { step: Pick<StepView, 'name'> }) {
  const { t } = useTranslation('host');
  const page = usePage();
  const route = stepRouteIn(page, name);
  const price = lowestPrice(route?.step ?? { sells: [] }, useAtomValue(primitives.products), page.config);
  if (price === null) return null;
  return (
    <p className={styles.price}>
      {t(givenKey(`step.${name}.name`))} {t('home.from')} <Price cents={price} size="l" />
    </p>
  );
}
