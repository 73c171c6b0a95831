import { Picture } from '@festival/shared-ui/picture/Picture';
import clsx from 'clsx';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { usePage } from '../../page/PageContext.tsx';
import styles from './Hero.module.css';
import { heroPicture } from './heroPicture.ts';
import type { HeroSize } from './heroSizes.ts';
import { preloadHero } from './preloadHero.ts';

interface HeroProps {
  place: string;
  size: HeroSize;
  children: ReactNode;
}

/**
 * The page's picture with the heading on it. On the page that the server sent it is preloaded before all other
 * pictures [HDR-03]; later pages render it directly, so a preload would not be earlier.
 */
export function Hero({ place, size, children }: HeroProps) {
  const { config } = usePage();
  const picture = heroPicture(config, place, size);
  const isFirstPage = !useStore().get(hydratedAtom);
  if (picture && isFirstPage) preloadHero(picture);
  return (
    <div className={clsx(styles.hero, styles[size], config?.disableBackgroundGradient && styles.bare)}>
      {picture && <Picture key={picture.base} {...picture} alt="" kind="hero" priority fill className={styles.art} />}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
