import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { errorReportOf } from '../../network/errorReport.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { deeplinkKey } from './clearDeeplink.ts';
import type { DeeplinkDeps } from './followDeeplink.ts';

/**
 * Follows the deeplinks in every address of the page, and a link that an earlier page has stored [RTE-03]. The code is
 * loaded only in visits with a deeplink.
 */
export const watchDeeplinks = (deps: DeeplinkDeps): void => {
  let isFollowing = false;
  const follow = async (): Promise<void> => {
    const { location, navigation } = deps.router.state;
    const isStored = tabStorage.getItem(deeplinkKey) !== null || document.cookie.includes('deeplink=');
    if (isFollowing || navigation.state !== 'idle' || !(isStored || location.search.includes('deeplink='))) return;
    isFollowing = true;
    try {
      const load = () => import(/* webpackChunkName: "deeplink" */ './followDeeplink.ts');
      await (await loadChunk(load)).followDeeplink(deps);
    } catch (error) {
      deps.report(errorReportOf('deeplink.notFollowed', error));
    } finally {
      isFollowing = false;
    }
  };
  deps.router.subscribe(() => void follow());
  void follow();
};
