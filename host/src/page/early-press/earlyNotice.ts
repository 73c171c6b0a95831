import type { Presses } from './presses.ts';

/** Milliseconds from a press until the page shows that it is still loading. */
const patience = 5_000;

/** Shows a copy of a template that the server wrote into the page. */
const showPart = (id: string): HTMLElement | null => {
  const region = document.getElementById('early');
  const part = document.querySelector<HTMLTemplateElement>(`#${id}`)?.content.cloneNode(true);
  if (part) region?.replaceChildren(part);
  return region;
};

/**
 * Shows that the page's code failed to load, and offers to load it again; the server's content stays [RTE-09]. If the
 * form with a waiting choice is shown, it stays instead, because it works without the code.
 */
export const showFailure = (): void => {
  if (!document.querySelector('#early form')) showPart('early-failed');
};

/**
 * Returns a function to call after each change of the waiting presses. If a press has waited for 5 s, the page reports
 * it and offers a form that puts the choice into the cart without React. The form disappears once no press waits.
 */
export const earlyNotice = (pressed: Presses): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () => [...pressed].filter(([, { asks }]) => !asks);

  const open = (): void => {
    const region = showPart('early-form');
    region?.querySelector('form')?.addEventListener('formdata', ({ formData }) => {
      for (const [product, { quantity }] of waiting()) formData.append(product, String(quantity));
      formData.set('returnTo', location.pathname + location.search);
      // The form sends the choice, so neither React nor the next page may send it again.
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
