import type { ShopError } from '../errors/shopError.ts';

/**
 * What a command answers that this host does not have: one whose screen is still to be built, or one of a newer version of
 * the contracts. Nothing has changed, no message was shown, and operators hear of it once; a remote that can do without
 * hides what would have called it.
 */
export const notAvailableYet: ShopError = { code: 'not_available_yet', message: '', status: 0 };
