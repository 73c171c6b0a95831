import type { VersionHealth } from '@festival/release-registry/overview/overview';
import styles from './Sparkline.module.css';

/** Width of a bar and of the gap after it, and the height of the highest bar, in units of the drawing. */
const [bar, step, high] = [4, 5, 20];

/**
 * A bar for each five minutes: its height is the number of visits, and its lower part the visits that threw. The text
 * next to the chart contains the same facts.
 */
export function Sparkline({ series }: Pick<VersionHealth, 'series'>) {
  const most = Math.max(1, ...series.map(({ visits, throws }) => Math.max(visits, throws)));
  const bars = series.map(({ visits, throws }, index) => ({
    x: index * step,
    height: (visits / most) * high,
    thrown: (throws / most) * high,
  }));
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${series.length * step} ${high}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ x, height, thrown }) => (
        <g key={x}>
          <rect className={styles.visits} x={x} y={high - height} width={bar} height={height} />
          <rect className={styles.throws} x={x} y={high - thrown} width={bar} height={thrown} />
        </g>
      ))}
    </svg>
  );
}
