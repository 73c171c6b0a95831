import type { Language } from '@festival/shared-contracts/language/languages';
import type { CheckoutOutcome } from './checkoutOutcomes.ts';
import type { MollieStatus } from './mollieTypes.ts';

type CheckoutTexts = {
  method: string;
  outcomes: Record<CheckoutOutcome, string>;
  chargeBack: string;
  statuses: Record<MollieStatus, string>;
};

/** The texts of the hosted page. */
export const checkoutTexts: Record<Language, CheckoutTexts> = {
  nl: {
    method: 'Betaalmethode',
    outcomes: {
      paid: 'Betaald',
      pending: 'In behandeling; na anderhalve minuut betaald',
      authorized: 'Gereserveerd',
      failed: 'Geweigerd door de bank',
      expired: 'Verlopen',
      late: 'Betaald; de winkel hoort het 20 seconden later',
      twice: 'Betaald; de winkel hoort het twee keer',
      never: 'Betaald; de winkel hoort niets',
      once: 'Betaald; een latere afschrijving wordt geweigerd',
      waiting: 'Betaald; een latere afschrijving blijft wachten',
      canceled: 'Stop en ga terug naar de winkel',
    },
    chargeBack: 'De bank haalt het geld terug',
    statuses: {
      open: 'Deze betaling wacht nog.',
      pending: 'Deze betaling wordt verwerkt.',
      authorized: 'Dit bedrag is gereserveerd.',
      paid: 'Deze betaling is gelukt.',
      failed: 'Deze betaling is niet gelukt.',
      canceled: 'Deze betaling is gestopt.',
      expired: 'De tijd voor deze betaling is voorbij.',
    },
  },
  en: {
    method: 'Payment method',
    outcomes: {
      paid: 'Paid',
      pending: 'Being processed; paid after a minute and a half',
      authorized: 'Reserved',
      failed: 'Declined by the bank',
      expired: 'Expired',
      late: 'Paid; the webhook comes 20 seconds later',
      twice: 'Paid; the webhook comes twice',
      never: 'Paid; no webhook comes',
      once: 'Paid; a later charge is refused',
      waiting: 'Paid; a later charge keeps waiting',
      canceled: 'Stop and go back to the shop',
    },
    chargeBack: 'The bank takes the money back',
    statuses: {
      open: 'This payment is still waiting.',
      pending: 'This payment is being processed.',
      authorized: 'This amount is reserved.',
      paid: 'This payment has been made.',
      failed: 'This payment was not made.',
      canceled: 'This payment was stopped.',
      expired: 'The time for this payment is over.',
    },
  },
  es: {
    method: 'Método de pago',
    outcomes: {
      paid: 'Pagado',
      pending: 'En proceso; pagado al minuto y medio',
      authorized: 'Reservado',
      failed: 'Rechazado por el banco',
      expired: 'Caducado',
      late: 'Pagado; la tienda se entera 20 segundos después',
      twice: 'Pagado; la tienda se entera dos veces',
      never: 'Pagado; la tienda no se entera',
      once: 'Pagado; un cobro posterior se rechaza',
      waiting: 'Pagado; un cobro posterior se queda esperando',
      canceled: 'Cancelar y volver a la tienda',
    },
    chargeBack: 'El banco recupera el dinero',
    statuses: {
      open: 'Este pago sigue esperando.',
      pending: 'Este pago está en proceso.',
      authorized: 'Este importe está reservado.',
      paid: 'Este pago está hecho.',
      failed: 'Este pago no se ha hecho.',
      canceled: 'Este pago se ha cancelado.',
      expired: 'Se acabó el tiempo para este pago.',
    },
  },
};
