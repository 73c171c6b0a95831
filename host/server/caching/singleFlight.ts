/** Shares one running call between all calls with the same key. */
export function singleFlight<Args extends unknown[], Value>(
  keyOf: (...args: Args) => string,
  work: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (...args) => {
    const key = keyOf(...args);
    const known = underWay.get(key);
    if (known) return known;
    const started = work(...args).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
