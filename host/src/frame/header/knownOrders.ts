import { tabStorage } from '@festival/shared-ui/storage/tabStorage';

const key = 'has-orders';

/** Whether accounts have ordered before, as this tab has been told: it stores no more than that. */
export const knownOrders = {
  /** Null when the tab has not been told. */
  of(accountId: string): boolean | null {
    const [account, answer] = tabStorage.getItem(key)?.split(' ') ?? [];
    return account === accountId ? answer === 'true' : null;
  },
  remember: (accountId: string, hasOrders: boolean): void => tabStorage.setItem(key, `${accountId} ${hasOrders}`),
};
