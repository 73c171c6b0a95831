import type { Capabilities } from '@festival/shared-contracts/shop/capabilities';

/** Whether a shop needs an account. A visitor who logs out there leaves the shop, and loses the cart [SSO-04]. */
export const needsAccount = (
  capabilities: Pick<Capabilities, 'requiresLogin' | 'asksForLogin' | 'requiresMembership'> | null,
): boolean =>
  capabilities !== null && (capabilities.requiresLogin || capabilities.asksForLogin || capabilities.requiresMembership);
