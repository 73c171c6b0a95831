/** The recently used values, up to a number of bytes. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
}

/** The bytes of an entry in addition to its value: key, record. */
const entryBytes = 500;

export function boundedMap<Value>(mostBytes: number): BoundedMap<Value> {
  // The least recently used entry comes first.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let allBytes = 0;
  function remove(key: string): void {
    allBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      entries.set(key, { value, bytes: bytes + entryBytes });
      allBytes += bytes + entryBytes;
      for (const oldest of entries.keys()) {
        if (allBytes <= mostBytes) break;
        remove(oldest);
      }
    },
  };
}
