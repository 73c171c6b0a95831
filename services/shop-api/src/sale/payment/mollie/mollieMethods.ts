import { PaymentMethod } from '@mollie/api-client';
import { isMethodUid, type MethodUid } from '../methodUid.ts';

const names: Readonly<Record<MethodUid, PaymentMethod>> = {
  card: PaymentMethod.creditcard,
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  applepay: PaymentMethod.applepay,
  googlepay: PaymentMethod.googlepay,
};

/** Our name for a method of Mollie; undefined for one that the shop does not offer. */
export const methodOf = (name: string): MethodUid | undefined =>
  (Object.keys(names) as MethodUid[]).find((uid) => names[uid] === name);

/** The part of a request that sends the shopper to the chosen method. Empty for a method that Mollie does not have. */
export const methodIn = (uid: string): { method?: PaymentMethod } => (isMethodUid(uid) ? { method: names[uid] } : {});

/** Whether a first payment by this method gives a mandate for later charges. Google Pay gives none. */
export const givesMandate = (uid: string): boolean => isMethodUid(uid) && uid !== 'googlepay';
