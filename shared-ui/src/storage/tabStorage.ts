/** What the page keeps where its browser does not. */
const ofPage = new Map<string, string>();

const attempt = <Value>(use: (storage: Storage) => Value, refused: () => Value): Value => {
  try {
    return use(sessionStorage);
  } catch {
    return refused();
  }
};

/** The storage of this tab. No access throws: where the browser refuses it, or it is full, the page keeps the value until it is left. */
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
