import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { extraCategories } from '@festival/shared-contracts/travel/extraCategories';
import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Price } from '@festival/shared-ui/price/Price';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { offeredExtrasOf } from './offeredExtrasOf.ts';
import styles from './StayExtras.module.css';

/** The extras of a stay, by kind; quantities can be set once a room is chosen [TRV-02, TRV-03]. */
export function StayExtras({ offer }: { offer: StayOffer }) {
  const { t } = useTranslation('mf_travel');
  const headingId = useId();
  const stay = useAtomValue(travelCartAtom);
  const isChosen = stay?.packageId === offer.travelPackage.id;
  const extras = offeredExtrasOf(offer, isChosen ? stay?.packageOption?.id : undefined);
  if (extras.length === 0) return null;
  return (
    <section className={styles.extras} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {t('extras.title')}
      </h3>
      {!isChosen && <p className={styles.hint}>{t('extras.roomFirst')}</p>}
      {extraCategories.map((category) => (
        <ExtrasOfCategory
          key={category}
          name={t(`extras.${category}`)}
          extras={extras.filter((extra) => extra.category === category)}
          isChosen={isChosen}
        />
      ))}
    </section>
  );
}

interface ExtrasOfCategoryProps {
  name: string;
  extras: readonly OfferedExtra[];
  isChosen: boolean;
}

function ExtrasOfCategory({ name, extras, isChosen }: ExtrasOfCategoryProps) {
  if (extras.length === 0) return null;
  return (
    <div className={styles.category}>
      <h4 className={styles.kind}>{name}</h4>
      <ul className={styles.list}>
        {extras.map((extra) => (
          <li key={extra.extraId} className={styles.extra}>
            <Extra extra={extra} isChosen={isChosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Extra({ extra, isChosen }: { extra: OfferedExtra; isChosen: boolean }) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const language = useAtomValue(languageAtom);
  const { title, description } = { ...extra, ...extra.texts[language] };
  const isGone = extra.stock !== null && extra.stock < 1;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        <Price cents={extra.price} />
      </div>
      {isGone && !isChosen ? (
        <p className={styles.gone}>{t('extras.soldOut')}</p>
      ) : (
        isChosen && (
          <ProductQuantity
            productId={extra.extraId}
            name={title}
            showsInCart={false}
            size="s"
            write={(amount) => commands().travel.setExtra(extra.extraId, amount)}
          />
        )
      )}
    </>
  );
}
