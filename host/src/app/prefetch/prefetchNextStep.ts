import { whenIdle } from '../../network/whenIdle.ts';
import type { PageData } from '../../page/pageData.ts';
import type { ShopRouter } from '../../routing/navigation/shopNavigation.ts';
import { mayPrefetch } from './mayPrefetch.ts';
import { nextPath } from './nextPath.ts';
import type { PrepareRoute } from './prepareRoute.ts';

interface PrefetchDeps {
  page: PageData;
  router: Pick<ShopRouter, 'state' | 'subscribe'>;
  prepare: PrepareRoute;
}

/** Prefetches the step after the current page while the browser is idle [RTE-14]. */
export const prefetchNextStep = ({ page, router, prepare }: PrefetchDeps): void => {
  let shown = '';
  const fetchNext = (): void => {
    const next = nextPath(page, shown);
    if (next !== null && mayPrefetch()) void prepare(next + router.state.location.search);
  };
  const follow = (): void => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    whenIdle(fetchNext);
  };
  follow();
  router.subscribe(follow);
};
