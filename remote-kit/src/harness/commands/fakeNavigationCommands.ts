import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';

/** There is nowhere else to go: it says where. */
export const fakeNavigationCommands = (): Commands['navigation'] => ({
  async goTo(path) {
    console.info(`The remote asks to go to ${path}.`);
    return success(undefined);
  },
});
