import type { ReviewSituation } from '../../sale/payment/review/reviewAdvice.ts';

type Texts = {
  titles: Record<ReviewSituation, string>;
  order: string;
  event: string;
  due: string;
  reported: string;
  provider: string;
  reviewCase: string;
  how: string;
};

/** Texts of the mail to the operator about a payment, in addition to its advice. */
export const reviewMailTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    titles: {
      amount: 'Een ander bedrag is betaald',
      currency: 'Betaald in een andere valuta',
      twice: 'Er is twee keer betaald',
      announced: 'Een betaling wordt betwist',
      charged_back: 'Een bank heeft geld teruggehaald',
      won: 'Een betwisting is gewonnen',
      lost: 'Een betwisting is verloren',
      unanswered: 'Van een betaling is de uitkomst onbekend',
      refund_refused: 'Een terugbetaling wordt geweigerd',
      refund_failed: 'Een terugbetaling is mislukt',
    },
    order: 'Bestelnummer',
    event: 'Evenement',
    due: 'Verschuldigd',
    reported: 'Gemeld bedrag',
    provider: 'Betaalprovider',
    reviewCase: 'Zaak',
    how: 'Rond de zaak af met het commando settleReviewCase; de gids voor beheerders zegt hoe.',
  },
  en: {
    titles: {
      amount: 'Another amount was paid',
      currency: 'Paid in another currency',
      twice: 'Something was paid twice',
      announced: 'A payment is disputed',
      charged_back: 'A bank has taken money back',
      won: 'A dispute was won',
      lost: 'A dispute is lost',
      unanswered: 'The outcome of a payment is unknown',
      refund_refused: 'A refund is refused',
      refund_failed: 'A refund has failed',
    },
    order: 'Order number',
    event: 'Event',
    due: 'Due',
    reported: 'Reported amount',
    provider: 'Payment provider',
    reviewCase: 'Case',
    how: 'Settle the case by the command settleReviewCase; the guide for operators says how.',
  },
  es: {
    titles: {
      amount: 'Se ha pagado otro importe',
      currency: 'Pagado en otra moneda',
      twice: 'Se ha pagado dos veces',
      announced: 'Se disputa un pago',
      charged_back: 'Un banco ha retirado dinero',
      won: 'Se ha ganado una disputa',
      lost: 'Se ha perdido una disputa',
      unanswered: 'No se sabe el resultado de un pago',
      refund_refused: 'Se rechaza una devolución',
      refund_failed: 'Ha fallado una devolución',
    },
    order: 'Número de pedido',
    event: 'Evento',
    due: 'Debido',
    reported: 'Importe comunicado',
    provider: 'Proveedor de pagos',
    reviewCase: 'Caso',
    how: 'Resuelve el caso con el comando settleReviewCase; la guía para operadores explica cómo.',
  },
};
