const key = 'mf_checkout:lastMethod';

/** The uid of the method that was last paid with on this device. A browser that refuses its storage has none [PAY-01]. */
export const lastMethod = {
  read(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  keep(uid: string): void {
    try {
      localStorage.setItem(key, uid);
    } catch {
      // Nothing is chosen the next time.
    }
  },
};
