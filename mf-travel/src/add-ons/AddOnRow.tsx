import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { AddOn } from '@festival/shared-contracts/travel/addOn';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AddOnQuantity } from './AddOnQuantity.tsx';
import styles from './AddOns.module.css';

interface AddOnRowProps {
  addOn: AddOn;
  reference: string;
  hotelCartId: string;
}

/**
 * One add-on: its texts, the quantity in the earlier order, and each option with its price and a quantity control
 * [ADD-01].
 */
export function AddOnRow({ addOn, reference, hotelCartId }: AddOnRowProps) {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  const { title, description } = { ...addOn.content, ...addOn.texts[language] };
  const { options } = addOn.type;
  return (
    <>
      {addOn.image && (
        <div className={styles.picture}>
          <Picture base={addOn.image} alt="" sizes="6rem" fill />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {description && <p className={styles.description}>{description}</p>}
        {addOn.quantity > 0 && <p className={styles.description}>{t('addOns.ordered', { count: addOn.quantity })}</p>}
      </div>
      <ul className={styles.options} aria-label={t('addOns.options')}>
        {options.map((option) => (
          <li key={option.id} className={styles.option}>
            <span>
              {options.length > 1 && <span>{`${option.texts[language]?.title ?? option.title}\u00a0· `}</span>}
              <Price cents={option.priceInCents} />
              {option.amount > 1 && <span>{` ${t('addOns.atOnce', { count: option.amount })}`}</span>}
            </span>
            <AddOnQuantity addOn={addOn} option={option} reference={reference} hotelCartId={hotelCartId} />
          </li>
        ))}
      </ul>
    </>
  );
}
