import { type MethodUid, methodUids } from '../methodUid.ts';

/** Adyen's types of each method, as its documentation names them. Bancontact has one for its card and one for its app. */
const types: Readonly<Record<MethodUid, readonly string[]>> = {
  card: ['scheme'],
  ideal: ['ideal'],
  bancontact: ['bcmc', 'bcmc_mobile'],
  applepay: ['applepay'],
  googlepay: ['googlepay', 'paywithgoogle'],
};

/** The types of a method. */
export const typesOf = (method: MethodUid): readonly string[] => types[method];

/** The method of a type; undefined for a type that the sandbox does not support. */
export const methodOf = (type: string): MethodUid | undefined => methodUids.find((uid) => types[uid].includes(type));
