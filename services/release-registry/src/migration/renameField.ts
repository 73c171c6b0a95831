export type JsonObject = Readonly<Record<string, unknown>>;

/** The object with a field under its new name, at the same position; the same object where it has no field of the old name. */
export function renameField(object: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));
}
