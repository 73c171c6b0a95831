import type { PaymentMethod } from '@festival/shared-contracts/cart/cart';

type Language = 'nl' | 'en' | 'es';

const names: Record<'card' | 'nothing', Record<Language, string>> = {
  card: { nl: 'Creditcard of betaalpas', en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' },
  nothing: { nl: 'Geen betaling nodig', en: 'No payment required', es: 'No hay que pagar' },
};

/** The method of an order that costs nothing [PAY-02]. */
export const noPaymentRequired = 'no-payment-required';

/** The methods to pay a total in cents, named in the language of the form and in every other. */
export function paymentMethods(total: number, language: Language = 'nl'): PaymentMethod[] {
  const named = (uid: string, of: Record<Language, string>): PaymentMethod => ({
    uid,
    name: of[language],
    texts: { nl: { name: of.nl }, en: { name: of.en }, es: { name: of.es } },
  });
  return [total === 0 ? named(noPaymentRequired, names.nothing) : named('card', names.card)];
}
