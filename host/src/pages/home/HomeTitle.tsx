import { primitives, type StepView } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom, languageAtom, stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { festivalDays } from '../../i18n/festivalDays.ts';
import { festivalIn } from '../../i18n/festivalIn.ts';
import { givenKey } from '../../i18n/givenKey.ts';
import { previewCopy } from '../../i18n/previewCopy.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pagePath } from '../../routing/pagePath.ts';
import { stepRouteIn } from '../../routing/stepRouteIn.ts';
import styles from './HomeTitle.module.css';
import { lowestPrice } from './lowestPrice.ts';
import { ScarcityLine } from './ScarcityLine.tsx';

/**
 * The festival's title block: name, days and place, and the link to the first step with its lowest price. The required
 * age is next to the days [CHK-05]. In a preview, a notice identifies it as a preview [BRD-04].
 */
export function HomeTitle() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const language = useAtomValue(languageAtom);
  const isClosed = useAtomValue(capabilitiesAtom)?.isClosed;
  if (!config) return null;
  const festival = festivalIn(config, language);
  const asksAge = config.shopSettings.fields.ageRequirements !== 'No';
  const preview = previewCopy(config, language);
  return (
    <div className={styles.poster}>
      <p className={styles.dateAndPlace}>
        <span className={styles.parts}>
          <span>
            <time dateTime={festival.dateStart}>{festivalDays(festival, language)}</time>
            {asksAge && (
              <span className={styles.age}>
                <span aria-hidden="true">18+</span>
                <span className="visuallyHidden">{t('age.short')}</span>
              </span>
            )}
          </span>
          {festival.place && <span>{festival.place}</span>}
        </span>
      </p>
      <h1 className={styles.title}>{festival.title}</h1>
      {festival.tagline && !isClosed && <p className={styles.tagline}>{festival.tagline}</p>}
      {preview && <p className={styles.preview}>{preview}</p>}
      {isClosed ? <ClosedShop slug={config.slug} /> : <WaysIn />}
    </div>
  );
}

/** The link to the first step with its lowest price, and the ticket that is nearly sold out. */
function WaysIn() {
  const { t } = useTranslation('host');
  const [first] = useAtomValue(stepFlowAtom);
  return (
    <>
      {first && <HomePrice step={first} />}
      <div className={styles.actions}>
        {first && (
          <ButtonLink size="l" iconEnd={<Icon icon={ArrowRight} />} render={<ShopLink to={first.path} />}>
            {t([givenKey(`home.start.${first.name}`), 'home.start.other'])}
          </ButtonLink>
        )}
        <ScarcityLine />
      </div>
    </>
  );
}

/**
 * Replaces the steps on the home page of a closed shop: shows that it is closed or takes no payments yet, and where to
 * subscribe to news of the next sale [ERR-03, PAY-08].
 */
function ClosedShop({ slug }: { slug: string }) {
  const { t } = useTranslation('host');
  const { t: tError } = useTranslation('errors');
  const awaitsPayment = useAtomValue(capabilitiesAtom)?.awaitsPaymentSetUp;
  return (
    <>
      <div className={styles.preview}>
        <h2>{tError('4000.title')}</h2>
        <p className={styles.closed}>{tError(awaitsPayment ? 'other.paymentNotSetUp' : '4000.text')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink size="l" render={<ShopLink to={pagePath('slug-newsletter', { slug })} />}>
          {t('home.closed')}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * The lowest price of the first step, shown on the hero because the tiles with their prices are below the first screen
 * [RTE-18].
 */
function HomePrice({ step: { name } }: { step: Pick<StepView, 'name'> }) {
  const { t } = useTranslation('host');
  const page = usePage();
  const route = stepRouteIn(page, name);
  const price = lowestPrice(route?.step ?? { sells: [] }, useAtomValue(primitives.products), page.config);
  if (price === null) return null;
  return (
    <p className={styles.price}>
      <span>{`${t(givenKey(`step.${name}.name`))} ${t('home.from')}`}</span> <Price cents={price} size="l" />
    </p>
  );
}
