import type { BrandOverview, Overview } from '@festival/release-registry/overview/overview';
import clsx from 'clsx';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import { BrandHeading } from './BrandHeading.tsx';
import styles from './Matrix.module.css';
import { RemoteCell } from './RemoteCell.tsx';

type MatrixProps = {
  overview: Overview;
  /** The only brand that a narrow screen shows. */
  chosen: string;
  mayChange: (brand: BrandOverview) => boolean;
  onAction: (action: Action) => void;
};

/** A table of brands (columns) and remotes (rows): the version that visitors get, and its health. */
export function Matrix({ overview: { brands, remotes }, chosen, mayChange, onAction }: MatrixProps) {
  const columnClass = ({ brand }: BrandOverview) => clsx(brand !== chosen && styles.other);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too.
    <section className={styles.matrix} aria-label={texts.matrix} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{texts.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.remote}>
              {texts.remote}
            </th>
            {brands.map((brand) => (
              <th key={brand.brand} scope="col" className={columnClass(brand)}>
                <BrandHeading
                  brand={brand}
                  mayChange={mayChange(brand)}
                  isOthers={!mayChange(brand) && brands.some(mayChange)}
                  onAction={onAction}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {remotes.map((remote) => (
            <tr key={remote.name}>
              <th scope="row" className={styles.remote}>
                {remote.name}
              </th>
              {brands.map((brand) => (
                <td key={brand.brand} className={columnClass(brand)}>
                  <RemoteCell brand={brand} remote={remote} mayChange={mayChange(brand)} onAction={onAction} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
