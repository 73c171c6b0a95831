/** Whether PostgreSQL can store every text in a value, including keys: no NUL and no lone surrogate at any depth. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
  }
  return true;
}
