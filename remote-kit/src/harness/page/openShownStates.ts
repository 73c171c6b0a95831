import type { HarnessOptions } from '../harnessOptions.ts';
import type { HarnessState } from '../states/harnessState.ts';
import type { HarnessAddress } from '../states/readAddress.ts';
import { type HarnessShop, openHarnessShop, openShopInState } from './openHarnessShop.ts';
import { type HarnessModule, openRemote } from './openRemote.ts';
import type { ShownState } from './StateView.tsx';

/** The states in a URL, each with a separate shop; the usual shop if it names none. */
export async function openShownStates(
  options: HarnessOptions,
  address: HarnessAddress,
  states: readonly HarnessState[],
): Promise<ShownState[]> {
  const { state, params, language } = address;
  const show = (name: string, shop: HarnessShop, own: HarnessState['params'] = {}, isLoading = false): ShownState => {
    const given = { ...own, ...params };
    const never = new Promise<HarnessModule>(() => {});
    const module = isLoading ? never : openRemote(options, { ...address, params: given }, shop);
    return { name, shop, module, params: given };
  };
  if (state === '') return [show('shop', await openHarnessShop(options, language))];
  const chosen = states.filter(({ name, hash }) => (state === 'all' ? hash === undefined : state === name));
  return Promise.all(
    chosen.map(async (one) => {
      const shop = await openShopInState(one, { language, slug: options.slug });
      return show(one.name, shop, one.params, one.isLoading);
    }),
  );
}
