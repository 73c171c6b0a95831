import { isMethodUid, type MethodUid } from '../methodUid.ts';

/** Adyen's types of our methods. Bancontact has one for its card and one for its app. */
const types: Readonly<Record<MethodUid, readonly string[]>> = {
  card: ['scheme'],
  ideal: ['ideal'],
  bancontact: ['bcmc', 'bcmc_mobile'],
  applepay: ['applepay'],
  googlepay: ['googlepay', 'paywithgoogle'],
};

/** Our name of a type of Adyen's; undefined for a method that the shop does not show. */
export const methodOf = (type: string): MethodUid | undefined =>
  (Object.keys(types) as MethodUid[]).find((uid) => types[uid].includes(type));

/** The part of a request that leaves the shopper the chosen method only; empty for a method that Adyen does not know by our names. */
export const typesOf = (method: string): { allowedPaymentMethods?: string[] } =>
  isMethodUid(method) ? { allowedPaymentMethods: [...types[method]] } : {};
