import { Picture } from '@festival/shared-ui/picture/Picture';
import { sourceSet } from '@festival/shared-ui/picture/pictureSources';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { usePage } from '../page/PageContext.tsx';
import styles from './Hero.module.css';
import { heroArt } from './heroArt.ts';
import type { HeroPlace } from './heroPlace.ts';

const widths = [480, 960, 1920] as const;

/** How wide the art is shown: what fills a tall phone is cut at its sides, so its height decides. */
const shownWidth = { stage: 'max(100vw, 178svh)', band: '100vw', quiet: '100vw' } as const;

interface HeroProps {
  place: HeroPlace;
  /** `stage` fills the first screen, `band` stands over a step, `quiet` is a band that asks for no attention. */
  size: 'stage' | 'band' | 'quiet';
  children: ReactNode;
}

/** The page's art with what is written on it; the one picture that is fetched before all others [HDR-03]. */
export function Hero({ place, size, children }: HeroProps) {
  const { config } = usePage();
  const base = config && heroArt(config, place);
  // The home page's art in a smaller place: a browser takes the larger rendition that it has, and a preload is for nothing.
  const isAtHand = size !== 'stage' && config && base === heroArt(config, 'home');
  if (base && !isAtHand) {
    preload(`${base}-960.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(base, widths, 'avif'),
      imageSizes: shownWidth[size],
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
          sizes={shownWidth[size]}
          priority
          fill
          className={styles.art}
        />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
