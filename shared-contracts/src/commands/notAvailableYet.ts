import type { ShopError } from '../errors/shopError.ts';

/**
 * The result of a command that this host does not implement: its screen is not built yet, or it belongs to a newer version of the
 * contracts. Nothing has changed, no message is shown, and the host reports it once. A remote can hide the control that would call it.
 */
export const notAvailableYet: ShopError = { code: 'not_available_yet', message: '', status: 0 };
