import { Hero } from '../hero/Hero.tsx';
import type { PageProps } from '../routes/pageProps.ts';
import { SaleStart } from '../sale-start/SaleStart.tsx';
import styles from './HomePage.module.css';
import { HomePromises } from './HomePromises.tsx';
import { HomeTitle } from './HomeTitle.tsx';
import { StepTiles } from './StepTiles.tsx';

/**
 * The home page of a shop: what the event is, when and where, which tickets are nearly gone, and its steps [RTE-18].
 */
export function HomePage({ row }: PageProps) {
  return (
    <main>
      <Hero place={row.hero} size="stage">
        <HomeTitle />
      </Hero>
      <div className={styles.below}>
        <SaleStart />
        <StepTiles />
        <HomePromises />
      </div>
    </main>
  );
}
