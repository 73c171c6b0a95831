import { atom } from 'jotai/vanilla';

export interface UpgradedOrder {
  orderId: string;
  accessId: string;
}

/**
 * The order that an address names for an upgrade, and the proof that the visitor owns the order. Both are empty if the
 * address names none [UPG-02].
 */
export const upgradedOrderIn = (search: string): UpgradedOrder => {
  const query = new URLSearchParams(search);
  return { orderId: query.get('orderId') ?? '', accessId: query.get('accessId') ?? '' };
};

/**
 * The order to upgrade, and the proof that the visitor owns the order. Both are empty if no address of this page has
 * named an order [UPG-02, SSO-02].
 */
export const upgradedOrderAtom = atom<UpgradedOrder>({ orderId: '', accessId: '' });
