import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { createStore } from 'jotai/vanilla';
import { connectionNotice } from './connectionNotice.ts';
import { isOffline } from './isOffline.ts';
import { waitingWritesAtom } from './waitingWritesAtom.ts';

interface ConnectionDeps {
  store: ReturnType<typeof createStore>;
  /** A text of the namespace `later`. */
  text: Translate<'later'>;
  /** Called when the connection returns. Fetches the cart. */
  onBack(): void;
}

/**
 * Shows that the browser is offline, and loads the cart and the pictures again when it is online [BYD-06]. Also shows
 * that the shop is busy while a press waits for it [ERR-02].
 */
export const followConnection = ({ store, text, onBack }: ConnectionDeps): void => {
  const notice = connectionNotice();
  const update = (): void => {
    if (isOffline()) notice.show(text('connection.offline'));
    else notice.show(store.get(waitingWritesAtom) > 0 ? text('connection.busy') : '');
  };
  store.sub(waitingWritesAtom, update);
  addEventListener('offline', update);
  addEventListener('online', () => {
    update();
    onBack();
    reloadBrokenImages();
  });
  update();
};

/** Requests again every picture of the page that failed to load [BYD-06]. */
const reloadBrokenImages = (): void => {
  for (const image of document.images) {
    const isBroken = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
    // Assigning the address makes the browser choose the source and request it again.
    if (isBroken) image.src = image.getAttribute('src') ?? '';
  }
};
