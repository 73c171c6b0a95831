import type { LoadCounts } from './patientCalls.ts';
import { shopOnce, type VisitedShop } from './shopOnce.ts';
import type { ShopperRecord } from './shopperRecord.ts';

type MixedLoad = {
  /** The counts until now. */
  counts: LoadCounts;
  /** Waits for the last shoppers, and returns all records. */
  stop: () => Promise<ShopperRecord[]>;
};

/**
 * Runs shoppers who arrive one after the other, `crowd` of them at the same time. They change quantities of tickets and
 * buses, choose stays, use vouchers, place orders and pay. Like real shoppers, they repeat a call that got no response,
 * with the same key.
 */
export function mixedLoad(shop: VisitedShop, crowd: number): MixedLoad {
  const records: ShopperRecord[] = [];
  const counts = { answered: 0, unanswered: 0, paid: 0 };
  let isOpen = true;
  let shoppers = 0;

  const all = Promise.all(
    Array.from({ length: crowd }, async () => {
      while (isOpen) {
        shoppers += 1;
        await shopOnce(shop, { nr: shoppers, counts, onStart: (record) => records.push(record) });
      }
    }),
  );
  // The error is not unhandled, since `stop` rejects with it.
  all.catch(() => {
    isOpen = false;
  });

  return {
    counts,
    stop: async () => {
      isOpen = false;
      await all;
      return records;
    },
  };
}
