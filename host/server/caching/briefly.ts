interface BrieflyOptions {
  /** How long a value is shared, counted from the beginning of its call. */
  milliseconds: number;
  now?: () => number;
}

/** Shares one call, and for a moment its value, between all calls with the same key. A failure reaches the waiting calls, and is not cached. */
export function briefly<Args extends unknown[], Value>(
  keyOf: (...args: Args) => string,
  work: (...args: Args) => Promise<Value>,
  { milliseconds, now = () => performance.now() }: BrieflyOptions,
): (...args: Args) => Promise<Value> {
  const calls = new Map<string, { value: Promise<Value>; began: number; isUnderWay: boolean }>();
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
