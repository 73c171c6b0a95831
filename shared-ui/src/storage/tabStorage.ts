/** Values that are kept in memory because the browser does not store them. */
const ofPage = new Map<string, string>();

const attempt = <Value>(use: (storage: Storage) => Value, refused: () => Value): Value => {
  try {
    return use(sessionStorage);
  } catch {
    return refused();
  }
};

/**
 * The storage of this tab. It never throws. If the browser refuses storage, or the storage is full, values are kept in
 * memory until the page is left.
 */
export const tabStorage = {
  getItem: (key: string): string | null =>
    ofPage.get(key) ??
    attempt(
      (storage) => storage.getItem(key),
      () => null,
    ),
  setItem(key: string, value: string): void {
    ofPage.delete(key);
    attempt(
      (storage) => storage.setItem(key, value),
      () => void ofPage.set(key, value),
    );
  },
  removeItem(key: string): void {
    ofPage.delete(key);
    attempt(
      (storage) => storage.removeItem(key),
      () => {},
    );
  },
  keys: (): string[] => [
    ...ofPage.keys(),
    ...attempt(
      (storage) => Object.keys(storage),
      () => [],
    ),
  ],
};
