import type { ShopError } from './shopError.ts';

/** The result of a call or command: the value, or the expected failure; bugs throw. */
export type Result<Value = void, Failure = ShopError> = { ok: true; value: Value } | { ok: false; error: Failure };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failure = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
