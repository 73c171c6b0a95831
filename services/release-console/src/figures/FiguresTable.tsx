import type { Figures, RemoteFigures, UpperQuarters } from '@festival/release-registry/figures/versionFigures';
import { vitalNames, vitalValue } from '@festival/release-registry/figures/vitalText';
import { texts } from '../texts.ts';
import styles from './Figures.module.css';

type FiguresTableProps = {
  figures: RemoteFigures['versions'];
  /** The versions from left to right. */
  shown: readonly string[];
  live: readonly string[];
};

const shareOf = (part: number, { visits }: Figures): string =>
  visits === 0 ? String(part) : `${part} (${((100 * part) / visits).toFixed(1)} %)`;

const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2)}`;

const facts: Record<keyof typeof texts.figures.facts, (of: Figures) => string> = {
  visits: ({ visits }) => String(visits),
  throws: (of) => shareOf(of.throws, of),
  completions: (of) => shareOf(of.completions, of),
  orders: (of) => shareOf(of.orders, of),
  sales: ({ cents }) => euros(cents),
  // Versions with different numbers of visits are compared by this rate.
  salesEach: ({ cents, visits }) => (visits === 0 ? '-' : euros((100 * cents) / visits)),
};
const factNames = Object.keys(facts) as (keyof typeof facts)[];

const vitalsIn = (p75: UpperQuarters | undefined): string => {
  const known = vitalNames.filter((name) => (name === 'inp' || name === 'lcp') && p75?.[name] !== undefined);
  return (
    known.map((name) => `${texts.figures.vitals[name]} ${vitalValue(name, p75?.[name] ?? null)}`).join(', ') || '-'
  );
};

/** Versions side by side: visits, their outcomes, and the 75th percentiles, in total and for each step. */
export function FiguresTable({ figures, shown, live }: FiguresTableProps) {
  const columns = shown.flatMap((version) => {
    const one = figures[version];
    return one === undefined ? [] : [{ version, ...one }];
  });
  const steps = [...new Set(columns.flatMap(({ steps }) => Object.keys(steps)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too.
    <section className={styles.scroll} aria-label={texts.figures.table} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{texts.figures.table}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ version }) => (
              <th key={version} scope="col">
                {version}
                {live.includes(version) && <small>{version === live[0] ? texts.stable : texts.canaryLane}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factNames.map((name) => (
            <tr key={name}>
              <th scope="row">{texts.figures.facts[name]}</th>
              {columns.map(({ version, sums }) => (
                <td key={version}>{facts[name](sums)}</td>
              ))}
            </tr>
          ))}
          {vitalNames.map((name) => (
            <tr key={name}>
              <th scope="row">{`${texts.figures.vitals[name]} p75`}</th>
              {columns.map(({ version, sums }) => (
                <td key={version}>{vitalValue(name, sums.p75[name] ?? null)}</td>
              ))}
            </tr>
          ))}
          {steps.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.soft}>
                {texts.figures.steps}
              </th>
            </tr>
          )}
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              {columns.map(({ version, steps }) => (
                <td key={version}>{vitalsIn(steps[step])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
