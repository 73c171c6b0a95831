import type { Product } from '@festival/shared-contracts/product/product';
import { useTranslation } from 'react-i18next';
import styles from './SizeGuide.module.css';

type SizeGuideProps = {
  /** The name of the piece. */
  name: string;
  guide: NonNullable<Product['meta']['sizeGuide']>;
  /** The label of the chosen size. */
  chosen: string;
};

/** The measures of each size of a piece, shown after a press, with the chosen size highlighted. */
export function SizeGuide({ name, guide, chosen }: SizeGuideProps) {
  const { t } = useTranslation('mf_merch');
  return (
    <details className={styles.guide}>
      <summary className={styles.summary}>
        <span>{t('sizeGuide.open')}</span>
        <span className="visuallyHidden">{` ${name}`}</span>
      </summary>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('sizeGuide.how')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('size.name')}</th>
            <th scope="col">{t('sizeGuide.width')}</th>
            <th scope="col">{t('sizeGuide.length')}</th>
          </tr>
        </thead>
        <tbody>
          {guide.map(({ size, width, length }) => (
            <tr key={size} className={size === chosen ? styles.chosen : undefined}>
              <th scope="row">{size}</th>
              <td>{width}</td>
              <td>{length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
