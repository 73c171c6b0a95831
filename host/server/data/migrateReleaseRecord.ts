export type JsonObject = Readonly<Record<string, unknown>>;

/** Migrates the record of a remote's version from the first format. */
export const migrateVersionRecord = (version: JsonObject): JsonObject => renameField(version, 'doors', 'exposes');

/** Migrates a brand's cached release from the first format: the release and the versions it names. */
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

/** Renames a field; answers the same object when it lacks the field. */
function renameField(object: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));
}
