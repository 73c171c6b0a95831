import { isMethodUid, type MethodUid } from '../methodUid.ts';

/** Adyen's types for our methods. Bancontact has one type for its card and one for its app. */
const types: Readonly<Record<MethodUid, readonly string[]>> = {
  card: ['scheme'],
  ideal: ['ideal'],
  bancontact: ['bcmc', 'bcmc_mobile'],
  applepay: ['applepay'],
  googlepay: ['googlepay', 'paywithgoogle'],
};

/** Our name for an Adyen type; undefined for a method that the shop does not offer. */
export const methodOf = (type: string): MethodUid | undefined =>
  (Object.keys(types) as MethodUid[]).find((uid) => types[uid].includes(type));

/**
 * The part of a request that limits the payment page to the chosen method. Empty for a method without an Adyen type.
 */
export const typesOf = (method: string): { allowedPaymentMethods?: string[] } =>
  isMethodUid(method) ? { allowedPaymentMethods: [...types[method]] } : {};
