import type { ShopError } from './shopError.ts';

/** What a call or command answers: the value, or the expected failure; bugs throw. */
export type Result<Value = void> = { ok: true; value: Value } | { ok: false; error: ShopError };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const failure = (error: ShopError): Result<never> => ({ ok: false, error });
