import { LRUCache } from 'lru-cache';

interface BrieflyOptions {
  /** How long a value is shared, counted from the beginning of its call. */
  milliseconds: number;
  now?: () => number;
}

/** Keys may come from addresses, such as the token of a link. */
const mostKept = 1_000;

/**
 * Shares one call, and for a moment its value, between all calls with the same key. A failure reaches the waiting calls, and is not cached.
 */
export function briefly<Args extends unknown[], Value>(
  keyOf: (...args: Args) => string,
  work: (...args: Args) => Promise<Value>,
  { milliseconds, now = () => performance.now() }: BrieflyOptions,
): (...args: Args) => Promise<Value> {
  const calls = new LRUCache<string, { value: Promise<Value>; began: number; isUnderWay: boolean }>({ max: mostKept });
  return (...args) => {
    const key = keyOf(...args);
    const known = calls.get(key);
    if (known && (known.isUnderWay || now() - known.began < milliseconds)) return known.value;
    const call = { value: work(...args), began: now(), isUnderWay: true };
    calls.set(key, call);
    call.value.then(
      () => {
        call.isUnderWay = false;
      },
      () => calls.delete(key),
    );
    return call.value;
  };
}
