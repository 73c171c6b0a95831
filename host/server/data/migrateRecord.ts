export type JsonObject = Readonly<Record<string, unknown>>;

/** A version of a remote in the first format, as in the current one. */
export const migrateVersionRecord = (version: JsonObject): JsonObject => renameField(version, 'doors', 'exposes');

/** A brand's cached release in the first format, as in the current one: the release itself, and each version it names. */
export function migrateReleaseRecord(cached: JsonObject): JsonObject {
  const { document } = cached;
  if (!isObject(document) || !isObject(document.release) || !isObject(document.versions)) return cached;
  const release = renameField(document.release, 'serial', 'revision');
  const versions = mapValues(document.versions, (byVersion) => mapValues(byVersion, migrateVersionRecord));
  return release === document.release ? cached : { ...cached, document: { ...document, release, versions } };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (value: JsonObject, change: (entry: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, isObject(entry) ? change(entry) : entry]));

/** The object with a field under its new name; the same object where it has no field of the old name. */
function renameField(object: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));
}
