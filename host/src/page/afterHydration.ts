import { hydratedAtom } from './hydratedAtom.ts';
import type { PageStore } from './pageStore.ts';

/** Hands on what arrives, but not before React has taken the server's page over: until then nothing on it may change. */
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
