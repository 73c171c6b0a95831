/** Deeper than any body of the registry, and than the types of a module. */
export const deepest = 60;

/** Whether a body is nested deeper than schemas, which call themselves for each level, can take. */
export function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
