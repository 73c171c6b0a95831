import { atom } from 'jotai/vanilla';
import type { UpgradedOrder } from './upgradedOrderIn.ts';

/** The order that is upgraded, and the proof that it is the visitor's; empty where the page's addresses named none [UPG-02, SSO-02]. */
export const upgradedOrderAtom = atom<UpgradedOrder>({ orderId: '', accessId: '' });
