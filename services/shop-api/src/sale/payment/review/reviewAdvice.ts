import type { ReviewCase } from './reviewCase.ts';

type Language = 'nl' | 'en' | 'es';

/** The situation of a case, which determines the actions that an operator can take. */
export type ReviewSituation = 'amount' | 'currency' | 'twice' | 'announced' | 'charged_back' | 'won' | 'lost';

export const situationOf = ({ reason, stage }: Pick<ReviewCase, 'reason' | 'stage'>): ReviewSituation =>
  reason === 'dispute' ? (stage === 'received' ? 'announced' : stage) : reason;

/**
 * What happened and what to do, by situation, for lists and mails. The words accept, refund, void and note are the
 * names of decisions in the command.
 */
export const reviewAdvice: Record<Language, Record<ReviewSituation, string>> = {
  en: {
    amount:
      'Another amount was paid than was due. Look it up at the provider; then accept it (the order is confirmed), refund it, or note that it was dealt with elsewhere.',
    currency:
      'It was paid in another currency than euros. Look it up at the provider; then accept it (the order is confirmed), refund it, or note that it was dealt with elsewhere.',
    twice:
      'The order was paid a second time. Return the second payment at the provider, then note it. The order and its first payment are in order.',
    announced:
      'The buyer’s bank asks about this payment or announces a dispute. Answer at the provider, with the order and its mails as proof. The tickets stay valid; void them if you give up, or note it once it is over.',
    charged_back:
      'The buyer’s bank has taken the money back. Defend the dispute at the provider before its time is over, or give up: void. Until then the tickets stay valid.',
    won: 'The dispute was won and the money is back. Note it; if the tickets were void already, refund it.',
    lost: 'The dispute is lost: the money is gone, and the order was taken back with its tickets unless it was refunded before. Note it, and look at what else this buyer bought.',
  },
  nl: {
    amount:
      'Er is een ander bedrag betaald dan verschuldigd was. Zoek het op bij de betaalprovider; accepteer het daarna (accept, de bestelling wordt bevestigd), betaal het terug (refund) of noteer dat het elders is afgehandeld (note).',
    currency:
      'Er is in een andere valuta dan euro betaald. Zoek het op bij de betaalprovider; accepteer het daarna (accept, de bestelling wordt bevestigd), betaal het terug (refund) of noteer dat het elders is afgehandeld (note).',
    twice:
      'De bestelling is een tweede keer betaald. Betaal de tweede betaling bij de betaalprovider terug en noteer het daarna (note). De bestelling en haar eerste betaling zijn in orde.',
    announced:
      'De bank van de koper vraagt naar deze betaling of kondigt een betwisting aan. Antwoord bij de betaalprovider, met de bestelling en de mails als bewijs. De tickets blijven geldig; maak ze ongeldig als je het opgeeft (void), of noteer het als het voorbij is (note).',
    charged_back:
      'De bank van de koper heeft het geld teruggehaald. Verweer je bij de betaalprovider voordat de termijn voorbij is, of geef het op (void). Tot dan blijven de tickets geldig.',
    won: 'De betwisting is gewonnen en het geld is terug. Noteer het (note); waren de tickets al ongeldig, betaal het dan terug (refund).',
    lost: 'De betwisting is verloren: het geld is weg en de bestelling is met haar tickets teruggenomen, tenzij ze al was terugbetaald. Noteer het (note) en kijk wat deze koper verder heeft gekocht.',
  },
  es: {
    amount:
      'Se ha pagado un importe distinto del debido. Búscalo en el proveedor de pagos; después acéptalo (accept, el pedido se confirma), devuélvelo (refund) o anota que se resolvió en otro lugar (note).',
    currency:
      'Se ha pagado en una moneda distinta del euro. Búscalo en el proveedor de pagos; después acéptalo (accept, el pedido se confirma), devuélvelo (refund) o anota que se resolvió en otro lugar (note).',
    twice:
      'El pedido se ha pagado por segunda vez. Devuelve el segundo pago en el proveedor de pagos y anótalo después (note). El pedido y su primer pago están en orden.',
    announced:
      'El banco del comprador pregunta por este pago o anuncia una disputa. Responde en el proveedor de pagos, con el pedido y sus correos como prueba. Las entradas siguen siendo válidas; anúlalas si te rindes (void) o anótalo cuando haya terminado (note).',
    charged_back:
      'El banco del comprador ha retirado el dinero. Defiende la disputa en el proveedor de pagos antes de que venza el plazo, o ríndete (void). Hasta entonces las entradas siguen siendo válidas.',
    won: 'La disputa está ganada y el dinero ha vuelto. Anótalo (note); si las entradas ya estaban anuladas, devuélvelo (refund).',
    lost: 'La disputa está perdida: el dinero se ha ido y el pedido se ha retirado con sus entradas, salvo que ya se hubiera devuelto. Anótalo (note) y mira qué más ha comprado esta persona.',
  },
};
