import { atom } from 'jotai/vanilla';

export interface UpgradedOrder {
  orderId: string;
  accessId: string;
}

/**
 * The order that an address asks to upgrade, and the proof that the visitor owns it; both are empty if it names none
 * [UPG-02].
 */
export const upgradedOrderIn = (search: string): UpgradedOrder => {
  const query = new URLSearchParams(search);
  return { orderId: query.get('orderId') ?? '', accessId: query.get('accessId') ?? '' };
};

/**
 * The order to upgrade, and the proof that the visitor owns it; both are empty if no address of this page named one
 * [UPG-02, SSO-02].
 */
export const upgradedOrderAtom = atom<UpgradedOrder>({ orderId: '', accessId: '' });
