import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { SaleStart } from '../../countdown/SaleStart.tsx';
import type { PageProps } from '../../routing/pageProps.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from './HomePage.module.css';
import { HomePromises } from './HomePromises.tsx';
import { HomeTitle } from './HomeTitle.tsx';
import { StepTiles } from './StepTiles.tsx';

/**
 * The home page of a shop: the event, when and where it is, which tickets are nearly sold out, and the steps. In a
 * closed shop it shows that the shop is closed [RTE-18, ERR-03].
 */
export function HomePage({ row }: PageProps) {
  const isClosed = useAtomValue(capabilitiesAtom)?.isClosed;
  return (
    <main>
      <Hero place={row.hero} size="stage">
        <HomeTitle />
      </Hero>
      {!isClosed && (
        <div className={styles.below}>
          <SaleStart />
          <StepTiles />
          <HomePromises />
        </div>
      )}
    </main>
  );
}
