import { Picture } from '@festival/shared-ui/picture/Picture';
import { renditions } from '@festival/shared-ui/picture/renditions';
import { isSingleFile, sourceSet } from '@festival/shared-ui/picture/sourceSet';
import { tallScreen, tallSource } from '@festival/shared-ui/picture/tallSource';
import clsx from 'clsx';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { usePage } from '../../page/PageContext.tsx';
import styles from './Hero.module.css';
import { type HeroPicture, heroPicture } from './heroPicture.ts';
import type { HeroSize } from './heroSizes.ts';

interface HeroProps {
  place: string;
  size: HeroSize;
  /** Whether the hero is as low as a quiet one, with the picture of its size, which other pages have already loaded. */
  isLow?: boolean;
  children: ReactNode;
}

/**
 * The page's picture with the heading on it. The page from the server preloads the picture before all others [HDR-03].
 * Later pages render it directly, so a preload would not be earlier.
 */
export function Hero({ place, size, isLow = false, children }: HeroProps) {
  const { config } = usePage();
  const picture = heroPicture(config, place, size);
  const isFirstPage = !useStore().get(hydratedAtom);
  if (picture && isFirstPage) preloadHero(picture);
  return (
    <div
      className={clsx(styles.hero, styles[isLow ? 'quiet' : size], config?.disableBackgroundGradient && styles.bare)}
    >
      {picture && <Picture key={picture.base} {...picture} alt="" kind="hero" priority fill className={styles.art} />}
      <div className={styles.words}>{children}</div>
    </div>
  );
}

/** Preloads the picture of a hero before all others, in the rendition that `Picture` will show [HDR-03]. */
function preloadHero({ base, sizes, tallSizes }: HeroPicture): void {
  const first = { as: 'image', fetchPriority: 'high' } as const;
  const avif = { ...first, type: 'image/avif' };
  const whole = { ...avif, imageSrcSet: sourceSet(base, renditions.hero.avif, 'avif'), imageSizes: sizes };
  if (isSingleFile(base)) {
    preload(base, first);
  } else if (tallSizes) {
    const { srcSet, media } = tallSource(base);
    preload(`${base}-tall-720.avif`, { ...avif, imageSrcSet: srcSet, imageSizes: tallSizes, media });
    preload(`${base}-960.avif`, { ...whole, media: `not all and ${tallScreen}` });
  } else {
    preload(`${base}-960.avif`, whole);
  }
}
