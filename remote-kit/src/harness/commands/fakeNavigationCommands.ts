import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';

/** The harness has one page only, so it shows the target of a navigation. */
export const fakeNavigationCommands = (): Commands['navigation'] => ({
  async goTo(path) {
    console.info(`The remote asks to go to ${path}.`);
    return success(undefined);
  },
});
