import type { Presses } from './presses.ts';

/** Milliseconds from a press until the page says that it is still loading. */
const patience = 5_000;

/** Shows a copy of a part that the server has written for this moment. */
const showPart = (id: string): HTMLElement | null => {
  const region = document.getElementById('early');
  const part = document.querySelector<HTMLTemplateElement>(`#${id}`)?.content.cloneNode(true);
  if (part) region?.replaceChildren(part);
  return region;
};

/**
 * Says that the page's code did not come, and offers to load it again; what the server has sent stays [RTE-09]. A choice that waits in
 * its form keeps that: it is the way on without the code.
 */
export const showFailure = (): void => {
  if (!document.querySelector('#early form')) showPart('early-failed');
};

/**
 * A function that follows the waiting presses. When one has waited for 5 s, the page says so and offers a form that puts the
 * choice into the cart without React; it goes when nothing waits any more.
 */
export const earlyNotice = (pressed: Presses): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () => [...pressed].filter(([, { asks }]) => !asks);

  const open = (): void => {
    const region = showPart('early-form');
    region?.querySelector('form')?.addEventListener('formdata', ({ formData }) => {
      for (const [product, { quantity }] of waiting()) formData.append(product, String(quantity));
      formData.set('returnTo', location.pathname + location.search);
      // It is on its way: neither React nor the next page hands it on again.
      pressed.clear();
    });
  };
  return () => {
    const isWaiting = waiting().length > 0;
    if (isWaiting) timer ??= setTimeout(open, patience);
    else if (timer) {
      clearTimeout(timer);
      timer = undefined;
      document.getElementById('early')?.replaceChildren();
    }
  };
};
