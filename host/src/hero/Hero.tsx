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
import { type HeroSize, heroPicture } from './heroPicture.ts';

interface HeroProps {
  place: HeroPlace;
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
  if (picture && isFirstPage) {
    const { base, widths, sizes } = picture;
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
      {picture && (
        <Picture key={picture.base} {...picture} alt="" ratio={[16, 9]} priority fill className={styles.art} />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
