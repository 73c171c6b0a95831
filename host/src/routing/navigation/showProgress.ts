import type { ShopRouter } from './shopNavigation.ts';

/** Milliseconds of a navigation before the bar shows, and milliseconds in which the bar fills. */
const throttle = 300;
const duration = 5_000;

const looks: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0 0 auto',
  blockSize: '3px',
  background: 'var(--brand-color-primary)',
  transformOrigin: 'left',
  pointerEvents: 'none',
  zIndex: 'var(--brand-layer-toast)',
};

const barWith = (label: string): HTMLElement => {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', label);
  Object.assign(bar.style, looks);
  document.body.append(bar);
  // With reduced motion the bar is shown full.
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration,
      easing: 'ease-out',
      fill: 'forwards',
    });
  return bar;
};

/** Shows a bar at the top of the page while a navigation takes longer than 300 ms; it fills in 5 s [RTE-15]. */
export const showProgress = (router: Pick<ShopRouter, 'subscribe'>, label: string): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bar: HTMLElement | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(() => {
        bar = barWith(label);
      }, throttle);
      return;
    }
    clearTimeout(timer);
    bar?.remove();
    timer = bar = undefined;
  });
};
