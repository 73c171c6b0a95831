import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { isOffline } from './isOffline.ts';
import { offlineNotice } from './offlineNotice.ts';
import { reloadBrokenImages } from './reloadBrokenImages.ts';

interface ConnectionDeps {
  /** A text of the namespace `later`. */
  text: Translate<'later'>;
  /** Called when the line is back: fetches the cart. */
  onBack(): void;
}

/** Says that the browser is offline, and recovers when it is back: the cart and the pictures [BYD-06]. */
export const followConnection = ({ text, onBack }: ConnectionDeps): void => {
  const notice = offlineNotice(text('connection.offline'));
  const update = (): void => notice.show(isOffline());
  addEventListener('offline', update);
  addEventListener('online', () => {
    update();
    onBack();
    reloadBrokenImages();
  });
  update();
};
