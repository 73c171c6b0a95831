import type { HeroPlace } from '@festival/shared-contracts/routes/routeRow';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { sourceSet } from '@festival/shared-ui/picture/sourceSet';
import clsx from 'clsx';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { hydratedAtom } from '../page/hydratedAtom.ts';
import { usePage } from '../page/PageContext.tsx';
import styles from './Hero.module.css';
import { heroArt } from './heroArt.ts';

const widths = [480, 960, 1920] as const;

/** How wide the art is shown: what fills a tall phone is cut at its sides, so its height decides. */
const shownWidth = {
  stage: 'max(100vw, 178svh)',
  poster: 'max(100vw, 125svh)',
  band: '100vw',
  quiet: '100vw',
} as const;

interface HeroProps {
  place: HeroPlace;
  /** `stage` fills the first screen, `poster` most of it, `band` stands over a step, `quiet` is a band that asks for no attention. */
  size: keyof typeof shownWidth;
  children: ReactNode;
}

/**
 * The page's art with what is written on it; the one picture that is fetched before all others on the page that the server
 * sent [HDR-03]. Pages after it show their art as soon as they render, so that a preload would come no sooner.
 */
export function Hero({ place, size, children }: HeroProps) {
  const { config } = usePage();
  const base = config && heroArt(config, place);
  // The home page's art in a smaller place: browsers take a larger rendition that they have, so the same one is asked for.
  const isHomeArt = config && base === heroArt(config, 'home');
  const sizes = shownWidth[isHomeArt ? 'stage' : size];
  const isFirstPage = !useStore().get(hydratedAtom);
  if (base && isFirstPage) {
    preload(`${base}-960.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(base, widths, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <div className={clsx(styles.hero, styles[size], config?.disableBackgroundGradient && styles.bare)}>
      {base && (
        <Picture
          key={base}
          base={base}
          alt=""
          widths={widths}
          ratio={[16, 9]}
          sizes={sizes}
          priority
          fill
          className={styles.art}
        />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
