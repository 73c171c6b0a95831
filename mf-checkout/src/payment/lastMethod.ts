const key = 'mf_checkout:lastMethod';

/** The uid of the last payment method on this device; undefined if the browser refuses its storage [PAY-01]. */
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
      // If this fails, the next page starts without a choice.
    }
  },
};
