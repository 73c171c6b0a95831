import type { VersionHealth } from '@festival/release-registry/overview/overview';
import { Icon } from '@festival/shared-ui/icon/Icon';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Moon, TriangleAlert } from 'lucide-react';
import styles from './HealthLine.module.css';
import { healthOf } from './healthOf.ts';
import { Sparkline } from './Sparkline.tsx';

const drawings = { quiet: Moon, well: CircleCheck, some: TriangleAlert, bad: CircleAlert } as const;

/** The health of a version: a chart, words, and the visits of two hours. */
export function HealthLine({ health }: { health: VersionHealth }) {
  const { tone, text } = healthOf(health);
  return (
    <span className={clsx(styles.line, styles[tone])}>
      <Icon icon={drawings[tone]} size="s" />
      <span>{text}</span>
      {tone !== 'quiet' && <Sparkline series={health.series} />}
    </span>
  );
}
