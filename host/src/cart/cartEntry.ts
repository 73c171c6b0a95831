import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { type UpgradedOrder, upgradedOrderIn } from './upgradedOrder.ts';

export interface CartEntry {
  /** Headers of a write: the order that is upgraded, and the proof that it is the visitor's. */
  ofWrite: { upgradableOrder?: string; access?: string };
  /** Headers of opening a cart. */
  ofOpening: { upgradableOrder?: string; access?: string; policy?: string };
  /** The body of opening a cart: the pass of the waiting room, in a shop with a queue. */
  body: { paymentQueueToken?: string };
  /** What is wrong with the address, for the log; empty otherwise. */
  warning: string;
}

const named = <Name extends string>(name: Name, value: string | null | undefined): { [key in Name]?: string } =>
  value ? ({ [name]: value } as { [key in Name]: string }) : {};

/**
 * What an address gives the calls about a cart [API-02, CNT-09, RTE-12]. The order and its proof go only to a shop that
 * upgrades orders. A repeated queue token is an array: the first counts.
 * @param order the order that the page keeps; by default the address names it.
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
