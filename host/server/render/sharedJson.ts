const written = new WeakMap<object, string>();

/** The JSON of a value that many pages share and that is never changed; it is serialised once per object. */
export function sharedJson(value: object | null): string {
  if (value === null) return 'null';
  const json = written.get(value) ?? JSON.stringify(value);
  written.set(value, json);
  return json;
}
