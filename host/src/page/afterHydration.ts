import { hydratedAtom } from './hydratedAtom.ts';
import type { PageStore } from './pageStore.ts';

/** Hands on what arrives, but not before React has taken the server's page over: until then nothing on it may change. */
export const afterHydration =
  <Given extends unknown[]>(store: PageStore, handle: (...given: Given) => void) =>
  (...given: Given): void => {
    if (store.get(hydratedAtom)) {
      handle(...given);
      return;
    }
    const stop = store.sub(hydratedAtom, () => {
      stop();
      handle(...given);
    });
  };
