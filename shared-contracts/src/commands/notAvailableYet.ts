import type { ShopError } from '../errors/shopError.ts';

/**
 * What a command answers that this host does not implement: one whose screen is not built yet, or one of a newer version of
 * the contracts. Nothing has changed, no message is shown, and the host reports it once. A remote may hide the control that
 * would call it.
 */
export const notAvailableYet: ShopError = { code: 'not_available_yet', message: '', status: 0 };
