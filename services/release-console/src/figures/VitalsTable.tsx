import type { UpperQuarters } from '@festival/release-registry/figures/versionFigures';
import { vitalNames, vitalValue } from '@festival/release-registry/figures/vitalText';
import { texts } from '../texts.ts';
import styles from './Figures.module.css';

type VitalsTableProps = { stable: UpperQuarters; canary?: UpperQuarters | undefined };

/** The 75th percentiles of the last two hours for the stable version and a canary, side by side; nothing if there were no measurements. */
export function VitalsTable({ stable, canary }: VitalsTableProps) {
  const lanes = [
    [texts.stable, stable],
    ...(canary === undefined ? [] : [[texts.canaryLane, canary] as const]),
  ] as const;
  const measured = vitalNames.filter((name) => lanes.some(([, p75]) => p75[name] !== undefined));
  if (measured.length === 0) return null;
  return (
    <table className={styles.small}>
      <caption>{texts.figures.p75}</caption>
      <thead>
        <tr>
          <td />
          {lanes.map(([lane]) => (
            <th key={lane} scope="col">
              {lane}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured.map((name) => (
          <tr key={name}>
            <th scope="row">{texts.figures.vitals[name]}</th>
            {lanes.map(([lane, p75]) => (
              <td key={lane}>{vitalValue(name, p75[name] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
