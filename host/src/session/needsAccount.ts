import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';

/** Whether a shop is for accounts: who logs out of it leaves it with everything that was theirs [SSO-04]. */
export const needsAccount = (
  capabilities: Pick<Capabilities, 'requiresLogin' | 'asksForLogin' | 'requiresMembership'> | null,
): boolean =>
  capabilities !== null && (capabilities.requiresLogin || capabilities.asksForLogin || capabilities.requiresMembership);
