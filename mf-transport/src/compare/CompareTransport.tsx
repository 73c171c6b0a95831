import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { useAtomValue } from 'jotai';
import type { Exposed } from '../exposed.ts';
import { TransportRequest } from '../request/TransportRequest.tsx';
import { CompareNav } from './CompareNav.tsx';
import styles from './CompareTransport.module.css';
import { comparedWaysAtom } from './comparedWaysAtom.ts';
import { NothingToCompare } from './NothingToCompare.tsx';
import { WayCard } from './WayCard.tsx';

/** The ways to travel to the festival side by side, of all regions or of one, each with its booking control [TRN-03]. */
export function CompareTransport({ params: { region } }: Pick<ExposedProps<Exposed['compareTransport']>, 'params'>) {
  const ways = useAtomValue(comparedWaysAtom(region));
  return (
    <div className={styles.page}>
      <CompareNav shown={region} />
      {ways.length === 0 ? (
        <NothingToCompare />
      ) : (
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.id} className={styles.place}>
              <WayCard way={way} />
            </li>
          ))}
        </ul>
      )}
      <TransportRequest />
    </div>
  );
}
