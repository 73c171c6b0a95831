import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';

/** Navigation in the shop; the query is carried [RTE-02]. */
export const navigationCommands = ({
  navigation,
}: {
  navigation: Pick<ShopNavigation, 'go'>;
}): Commands['navigation'] => ({
  async goTo(path) {
    navigation.go(path);
    return success(undefined);
  },
});
