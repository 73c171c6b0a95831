/** Whether PostgreSQL can keep every text in here: no NUL, no half of a character pair, at any depth, in keys as in values. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
  }
  return true;
}
