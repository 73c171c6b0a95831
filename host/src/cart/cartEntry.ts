import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { type UpgradedOrder, upgradedOrderIn } from './upgradedOrder.ts';

export interface CartEntry {
  /** Headers of a write: the order to upgrade, and the proof that the visitor owns the order. */
  ofWrite: { upgradableOrder?: string; access?: string };
  /** Headers for opening a cart. */
  ofOpening: { upgradableOrder?: string; access?: string; policy?: string };
  /** The body for opening a cart: the waiting room's token, in a shop with a queue. */
  body: { paymentQueueToken?: string };
  /** A problem of the address, for the log; empty if there is none. */
  warning: string;
}

const named = <Name extends string>(name: Name, value: string | null | undefined): { [key in Name]?: string } =>
  value ? ({ [name]: value } as { [key in Name]: string }) : {};

/**
 * The headers and body that calls about a cart take from the page's address [API-02, CNT-09, RTE-12]. The order and its
 * proof are sent only to a shop that upgrades orders. A repeated queue token is an array: the first value counts.
 * @param order the order that the page keeps; by default the order in the address.
 */
export const cartEntry = (
  config: ShopConfig,
  search: string,
  order: UpgradedOrder = upgradedOrderIn(search),
): CartEntry => {
  const query = new URLSearchParams(search);
  const ofWrite = capabilitiesOf(config).appliesUpgrade
    ? { ...named('upgradableOrder', order.orderId), ...named('access', order.accessId) }
    : {};
  const tokens = config.queueUrl === '' ? [] : query.getAll('paymentQueueToken');
  return {
    ofWrite,
    ofOpening: { ...ofWrite, ...named('policy', query.get('policyId')) },
    body: named('paymentQueueToken', tokens[0]),
    warning: tokens.length > 1 ? `paymentQueueToken is an array of ${tokens.length}, not a string` : '',
  };
};
