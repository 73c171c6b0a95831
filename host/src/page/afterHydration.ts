import { hydratedAtom } from './hydratedAtom.ts';
import type { PageStore } from './pageStore.ts';

/** Passes a value to the handler, but not before React has hydrated the page, because the page must not change before that. */
export const afterHydration =
  <Value>(store: PageStore, handle: (value: Value) => void) =>
  (value: Value): void => {
    if (store.get(hydratedAtom)) {
      handle(value);
      return;
    }
    const stop = store.sub(hydratedAtom, () => {
      stop();
      handle(value);
    });
  };
