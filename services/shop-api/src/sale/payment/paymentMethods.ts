import type { PaymentMethod } from '@festival/shared-contracts/cart/cart';
import type { MethodUid } from './methodUid.ts';
import type { OfferedMethod } from './paymentProvider.ts';

type Language = 'nl' | 'en' | 'es';

const everywhere = (name: string): Record<Language, string> => ({ nl: name, en: name, es: name });

const names: Record<MethodUid | 'nothing', Record<Language, string>> = {
  card: { nl: 'Creditcard of betaalpas', en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' },
  ideal: everywhere('iDEAL | Wero'),
  bancontact: everywhere('Bancontact'),
  applepay: everywhere('Apple Pay'),
  googlepay: everywhere('Google Pay'),
  nothing: { nl: 'Geen betaling nodig', en: 'No payment required', es: 'No hay que pagar' },
};

const textsOf = ({ nl, en, es }: Record<Language, string>) => ({
  nl: { name: nl },
  en: { name: en },
  es: { name: es },
});

/**
 * A method by its uid, with its name in every language. If the shop no longer has a name for the method, the uid is
 * used as the name.
 */
export function methodNamed(uid: string) {
  const of = names[uid as keyof typeof names] ?? everywhere(uid);
  return { name: of.en, texts: textsOf(of) };
}

/** The method of a free order [PAY-02]. */
export const noPaymentRequired = 'no-payment-required';

/**
 * The methods to pay a total in cents, from those that the provider offers for such an amount, with their names in the language of the
 * form and in all other languages.
 */
export function paymentMethods(
  total: number,
  offered: readonly OfferedMethod[],
  language: Language = 'nl',
): PaymentMethod[] {
  const named = (uid: string, of: Record<Language, string>): PaymentMethod => ({
    uid,
    name: of[language],
    texts: textsOf(of),
  });
  if (total === 0) return [named(noPaymentRequired, names.nothing)];
  return offered
    .filter(({ least = 0, most = Number.POSITIVE_INFINITY }) => total >= least && total <= most)
    .map(({ uid }) => named(uid, names[uid]));
}
