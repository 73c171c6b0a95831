import { productState } from '@festival/shared-contracts/state/productState';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchandiseSize } from './merchandiseGroups.ts';
import styles from './SizeChoice.module.css';

type SizeChoiceProps = {
  /** The name of the piece. */
  name: string;
  sizes: readonly MerchandiseSize[];
  /** Product id of the chosen size. */
  chosen: string;
  onChoose: (productId: string) => void;
};

/** The sizes of a piece as chips; a size that is out of stock can't be chosen [MER-01]. */
export function SizeChoice({ name, sizes, chosen, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation('mf_merch');
  const group = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>
        <span>{t('size.name')}</span>
        <span className="visuallyHidden">{` ${name}`}</span>
      </legend>
      {sizes.map((size) => (
        <SizeChip
          key={size.productId}
          group={group}
          size={size}
          chosen={size.productId === chosen}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

type SizeChipProps = { group: string; size: MerchandiseSize; chosen: boolean; onChoose: SizeChoiceProps['onChoose'] };

/** One size. It can be chosen while it is in the cart, even if it is sold out. */
function SizeChip({ group, size: { productId, label, inStock }, chosen, onChoose }: SizeChipProps) {
  const { t } = useTranslation('mf_merch');
  const held = useAtomValue(productState(productId).held);
  const words = [label, !inStock && t('soldOut'), held > 0 && t('size.held', { count: held })];
  return (
    <label className={styles.chip}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        value={productId}
        checked={chosen}
        disabled={!inStock && held === 0}
        aria-label={words.filter(Boolean).join(', ')}
        onChange={() => onChoose(productId)}
      />
      <span className={styles.label}>
        <span>{label}</span>
        {held > 0 && <span className={styles.held}>{held}</span>}
      </span>
    </label>
  );
}
