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

/** One add-on: what it is, its options with their prices, what the order has of it already, and how many to add [ADD-01]. */
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
        <ul className={styles.options} aria-label={t('addOns.options')}>
          {options.map((option) => (
            <li key={option.id}>
              {options.length > 1 && `${option.title} · `}
              <Price cents={option.priceInCents} />
              {option.amount > 1 && ` ${t('addOns.atOnce', { count: option.amount })}`}
            </li>
          ))}
        </ul>
        {addOn.quantity > 0 && <p className={styles.description}>{t('addOns.ordered', { count: addOn.quantity })}</p>}
      </div>
      <AddOnQuantity addOn={addOn} name={title} reference={reference} hotelCartId={hotelCartId} />
    </>
  );
}
