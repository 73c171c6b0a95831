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

/** The displayed width of the picture: on a tall phone its sides are cut off, so the height determines it. */
const shownWidth = {
  stage: 'max(100vw, 178svh)',
  poster: 'max(100vw, 125svh)',
  band: '100vw',
  quiet: '100vw',
} as const;

interface HeroProps {
  place: HeroPlace;
  /** `stage` fills the first screen, `poster` most of it, `band` is above a step, `quiet` is the lowest. */
  size: keyof typeof shownWidth;
  children: ReactNode;
}

/**
 * The page's picture with the heading on it. On the page that the server sent it is preloaded before all other
 * pictures [HDR-03]; later pages render it directly, so a preload would not be earlier.
 */
export function Hero({ place, size, children }: HeroProps) {
  const { config } = usePage();
  const base = config && heroArt(config, place);
  // The home page's picture in a smaller size: browsers use a larger rendition that they have cached, so the same one
  // is requested.
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
