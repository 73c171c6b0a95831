const key = 'has-orders';

/** Whether accounts have ordered before, as this tab has been told: it stores no more than that. */
export const knownOrders = {
  /** Null when the tab has not been told. */
  of(accountId: string): boolean | null {
    try {
      const [account, answer] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      return account === accountId ? answer === true : null;
    } catch {
      // A browser may refuse storage: then each page asks.
      return null;
    }
  },
  remember(accountId: string, hasOrders: boolean): void {
    try {
      sessionStorage.setItem(key, JSON.stringify([accountId, hasOrders]));
    } catch {
      // As above.
    }
  },
};
