import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { HarnessDeps } from './harnessCart.ts';

/** Every country has two methods of delivery. */
export const fakeShippingCommands = ({ store }: HarnessDeps): Commands['shipping'] => ({
  async setCountry(country) {
    store.set(primitives.shippingCountry, country);
    return success(undefined);
  },
  listMethods: async () =>
    success([
      { name: 'Standard', handle: 'standard', price: 599 },
      { name: 'Express', handle: 'express', price: 1299 },
    ]),
  async setMethod(handle) {
    store.set(primitives.shippingHandle, handle);
    return success(undefined);
  },
});
