import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { HarnessDeps } from './harnessCart.ts';

/** Modals are the browser's own dialogs. There is no checkout panel: the harness only stores whether it is open. */
export const fakeOverlayCommands = ({ store }: HarnessDeps): Commands['overlay'] => ({
  openModal: async (code, details) => (confirm(`${code} ${details?.message ?? ''}`) ? 'confirm' : 'cancel'),
  async openCheckout(view) {
    store.set(primitives.checkoutView, view);
    return success(undefined);
  },
  async closeCheckout() {
    store.set(primitives.checkoutView, 'closed');
    return success(undefined);
  },
  async showToast({ title, text = '' }) {
    console.info(`The remote says: ${title} ${text}`);
    return success(undefined);
  },
});
