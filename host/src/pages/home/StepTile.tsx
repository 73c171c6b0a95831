import type { StepView } from '@festival/shared-contracts/state/primitives';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { givenKey } from '../../i18n/givenKey.ts';
import { usePage } from '../../page/PageContext.tsx';
import { stepRouteIn } from '../../routing/stepRouteIn.ts';
import { StepStateText } from '../../step-flow/StepStateText.tsx';
import { heroArt } from '../hero/heroArt.ts';
import { lowestPrice } from './lowestPrice.ts';
import styles from './StepTile.module.css';

/** A step on the home page: picture, description, lowest price, and its state. */
export function StepTile({ step, isFirst }: { step: StepView; isFirst: boolean }) {
  const { t } = useTranslation('host');
  const page = usePage();
  const { config } = page;
  const products = useAtomValue(primitives.products);
  const route = stepRouteIn(page, step.name);
  const price = route ? lowestPrice(route.step, products, config) : null;
  const art = config && route && heroArt(config, route.hero);
  return (
    <li className={clsx(styles.tile, step.count > 0 && styles.chosen)}>
      {art && (
        <div className={styles.picture}>
          <Picture
            base={art}
            alt=""
            kind="hero"
            sizes={
              isFirst
                ? '(min-width: 768px) 590px, calc(100vw - 2rem)'
                : '(min-width: 1024px) 390px, (min-width: 768px) 50vw, calc(100vw - 2rem)'
            }
            fill
            className={styles.art}
          />
        </div>
      )}
      <div className={styles.words}>
        <StepStateText name={step.name} className={clsx(styles.state, step.count > 0 && styles.chosen)} />
        <h3 className={styles.name}>
          <ShopLink to={step.path} className={styles.link}>
            {t(givenKey(`step.${step.name}.name`))}
          </ShopLink>
        </h3>
        <p className={styles.sentence}>{t(givenKey(`step.${step.name}.tile`))}</p>
        <p className={styles.foot}>
          {price !== null && (
            <span>
              <span>{t('home.from')}</span> <Price cents={price} />
            </span>
          )}
          <Icon icon={ArrowRight} className={styles.arrow} />
        </p>
      </div>
    </li>
  );
}
