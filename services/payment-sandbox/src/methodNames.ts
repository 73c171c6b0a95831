import type { MethodUid } from './methodUid.ts';

/** The names of the methods without a card form, the same in every language; null for the card. */
export const methodNames: Readonly<Record<MethodUid, string | null>> = {
  card: null,
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};
