import { atom } from 'jotai/vanilla';

export interface UpgradedOrder {
  orderId: string;
  accessId: string;
}

/** The order that an address asks to upgrade, and the proof that it is the visitor's; empty where it names none [UPG-02]. */
export const upgradedOrderIn = (search: string): UpgradedOrder => {
  const query = new URLSearchParams(search);
  return { orderId: query.get('orderId') ?? '', accessId: query.get('accessId') ?? '' };
};

/** The order that is upgraded, and the proof that it is the visitor's; empty where the page's addresses named none [UPG-02, SSO-02]. */
export const upgradedOrderAtom = atom<UpgradedOrder>({ orderId: '', accessId: '' });
