import type { HashedContact } from './analyticsEvents.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the hashed contact of the checkout form in the tab until the order is paid, because the payment leaves this
 * page [ANL-01].
 */
export const rememberedContact = (slug: string, storage: Memory) => {
  const key = `festival-contact-${slug}`;
  let last: HashedContact | null = null;
  const read = (): HashedContact | null => {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') ?? last;
    } catch {
      return last;
    }
  };
  return {
    write(contact: HashedContact): void {
      last = contact;
      try {
        storage.setItem(key, JSON.stringify(contact));
      } catch {
        // Without storage, only this page has the contact.
      }
    },
    read(): { user_data?: HashedContact } {
      const contact = read();
      return contact ? { user_data: contact } : {};
    },
  };
};

/**
 * The orders whose purchase event was published in this browser. Each event is published once, even if the order's
 * result page is opened several times.
 */
export const rememberedPurchases = (slug: string, memory: () => Memory) => {
  const key = `festival-purchase-${slug}`;
  let last: string | null = null;
  return {
    /** Returns true if the order was not in the list yet. */
    add(reference: string): boolean {
      try {
        last = memory().getItem(key) ?? last;
        memory().setItem(key, reference);
      } catch {
        // Without storage, only this page has the list.
      }
      const isNew = last !== reference;
      last = reference;
      return isNew;
    },
  };
};
