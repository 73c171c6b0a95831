import type { HashedContact } from './analyticsEvents.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** The hashes of who fills in the form, until the order is paid: the payment leaves this page [ANL-01]. */
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
        // Then it is known to this page only.
      }
    },
    read(): { user_data?: HashedContact } {
      const contact = read();
      return contact ? { user_data: contact } : {};
    },
  };
};

/** The orders whose purchase was published in this browser: each once, however often its result is opened. */
export const rememberedPurchases = (slug: string, memory: () => Memory) => {
  const key = `festival-purchase-${slug}`;
  let last: string | null = null;
  return {
    /** Whether the order is a new one. */
    add(reference: string): boolean {
      try {
        last = memory().getItem(key) ?? last;
        memory().setItem(key, reference);
      } catch {
        // Then it is known to this page only.
      }
      const isNew = last !== reference;
      last = reference;
      return isNew;
    },
  };
};
