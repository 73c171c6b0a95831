/** The value of an object's own key: names in packages may be those of every object, such as `toString`. */
export const ownOf = <Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
