import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Whether a carousel shows its first and its last slide; both are true if all slides fit. */
export function useSlideEnds(carousel: UseEmblaCarouselType[1]): { isFirst: boolean; isLast: boolean } {
  const [ends, setEnds] = useState({ isFirst: true, isLast: true });
  useEffect(() => {
    if (!carousel) return;
    const follow = () => setEnds({ isFirst: !carousel.canScrollPrev(), isLast: !carousel.canScrollNext() });
    follow();
    carousel.on('select', follow).on('reInit', follow);
    return () => void carousel.off('select', follow).off('reInit', follow);
  }, [carousel]);
  return ends;
}
