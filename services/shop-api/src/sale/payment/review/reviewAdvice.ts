import type { ReviewCase } from './reviewCase.ts';

type Language = 'nl' | 'en' | 'es';

/** The situation of a case, which determines the actions that an operator can take. */
export type ReviewSituation = Exclude<ReviewCase['reason'], 'dispute'> | Exclude<ReviewCase['stage'], 'received'>;

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
    unanswered:
      'The provider has not told whether this was paid. Look it up there; then accept it if it was paid, or note that it was not (the charge of a membership then counts as refused). Nothing more is charged until then.',
    refund_refused:
      'The provider refuses to return money. The shop asks again each hour. Look there for the reason, for example too low a balance, and note it once the money is returned.',
    refund_failed:
      'The provider could not carry out a refund that the shop does not know by its reference. Look it up there, return what is missing, and note it.',
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
    unanswered:
      'De betaalprovider heeft niet gemeld of dit is betaald. Zoek het daar op; accepteer het als er is betaald (accept) of noteer dat er niet is betaald (note, de afschrijving van een lidmaatschap telt dan als geweigerd). Tot dan wordt er verder niets afgeschreven.',
    refund_refused:
      'De betaalprovider weigert geld terug te betalen. De shop vraagt het elk uur opnieuw. Zoek daar de reden, bijvoorbeeld een te laag saldo, en noteer het zodra het geld terug is (note).',
    refund_failed:
      'De betaalprovider kon een terugbetaling niet uitvoeren die de shop niet aan haar kenmerk herkent. Zoek haar daar op, betaal terug wat ontbreekt en noteer het (note).',
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
    unanswered:
      'El proveedor de pagos no ha comunicado si esto se pagó. Búscalo allí; acéptalo si se pagó (accept) o anota que no se pagó (note, el cobro de una membresía cuenta entonces como rechazado). Hasta entonces no se cobra nada más.',
    refund_refused:
      'El proveedor de pagos se niega a devolver dinero. La tienda lo pide otra vez cada hora. Busca allí el motivo, por ejemplo un saldo demasiado bajo, y anótalo cuando el dinero esté devuelto (note).',
    refund_failed:
      'El proveedor de pagos no pudo hacer una devolución que la tienda no reconoce por su referencia. Búscala allí, devuelve lo que falte y anótalo (note).',
  },
};

/** The same for the charge of a membership that renews: it has no tickets, but a period of the membership. */
const chargeAdvice: Record<
  Language,
  Omit<Record<ReviewSituation, string>, 'unanswered' | 'refund_refused' | 'refund_failed'>
> = {
  en: {
    amount:
      'Another amount was paid for a period of a membership than was due. Look it up at the provider; then accept it (the period counts as paid), refund it, or note that it was dealt with elsewhere. Nothing is charged until then.',
    currency:
      'A period of a membership was paid in another currency than euros. Look it up at the provider; then accept it (the period counts as paid), refund it, or note that it was dealt with elsewhere. Nothing is charged until then.',
    twice:
      'A period of a membership was paid a second time. Return the second payment at the provider, then note it. The membership and the first payment are in order.',
    announced:
      'The member’s bank asks about the charge of a membership or announces a dispute. Answer at the provider. The period stays paid and the membership does not renew any more; void the period if you give up, or note it once it is over.',
    charged_back:
      'The member’s bank has taken back the money for a period of a membership, which does not renew any more. Defend the dispute at the provider before its time is over, or give up: void. Until then the period stays paid.',
    won: 'The dispute about a period of a membership was won and the money is back. Note it; if the period was void already, refund it.',
    lost: 'The dispute about a period of a membership is lost: the money is gone, the period no longer counts, and the member was told. Note it, and look at the other periods of this member.',
  },
  nl: {
    amount:
      'Voor een periode van een lidmaatschap is een ander bedrag betaald dan verschuldigd was. Zoek het op bij de betaalprovider; accepteer het daarna (accept, de periode telt als betaald), betaal het terug (refund) of noteer dat het elders is afgehandeld (note). Tot dan wordt er niets afgeschreven.',
    currency:
      'Een periode van een lidmaatschap is in een andere valuta dan euro betaald. Zoek het op bij de betaalprovider; accepteer het daarna (accept, de periode telt als betaald), betaal het terug (refund) of noteer dat het elders is afgehandeld (note). Tot dan wordt er niets afgeschreven.',
    twice:
      'Een periode van een lidmaatschap is een tweede keer betaald. Betaal de tweede betaling bij de betaalprovider terug en noteer het daarna (note). Het lidmaatschap en de eerste betaling zijn in orde.',
    announced:
      'De bank van het lid vraagt naar de afschrijving van een lidmaatschap of kondigt een betwisting aan. Antwoord bij de betaalprovider. De periode blijft betaald en het lidmaatschap wordt niet meer verlengd; laat de periode vervallen als je het opgeeft (void), of noteer het als het voorbij is (note).',
    charged_back:
      'De bank van het lid heeft het geld voor een periode van een lidmaatschap teruggehaald; het wordt niet meer verlengd. Verweer je bij de betaalprovider voordat de termijn voorbij is, of geef het op (void). Tot dan blijft de periode betaald.',
    won: 'De betwisting van een periode van een lidmaatschap is gewonnen en het geld is terug. Noteer het (note); was de periode al vervallen, betaal het dan terug (refund).',
    lost: 'De betwisting van een periode van een lidmaatschap is verloren: het geld is weg, de periode telt niet meer en het lid weet het. Noteer het (note) en kijk naar de andere periodes van dit lid.',
  },
  es: {
    amount:
      'Se ha pagado por un periodo de una membresía un importe distinto del debido. Búscalo en el proveedor de pagos; después acéptalo (accept, el periodo cuenta como pagado), devuélvelo (refund) o anota que se resolvió en otro lugar (note). Hasta entonces no se cobra nada.',
    currency:
      'Un periodo de una membresía se ha pagado en una moneda distinta del euro. Búscalo en el proveedor de pagos; después acéptalo (accept, el periodo cuenta como pagado), devuélvelo (refund) o anota que se resolvió en otro lugar (note). Hasta entonces no se cobra nada.',
    twice:
      'Un periodo de una membresía se ha pagado por segunda vez. Devuelve el segundo pago en el proveedor de pagos y anótalo después (note). La membresía y el primer pago están en orden.',
    announced:
      'El banco del miembro pregunta por el cobro de una membresía o anuncia una disputa. Responde en el proveedor de pagos. El periodo sigue pagado y la membresía ya no se renueva; anula el periodo si te rindes (void) o anótalo cuando haya terminado (note).',
    charged_back:
      'El banco del miembro ha retirado el dinero de un periodo de una membresía, que ya no se renueva. Defiende la disputa en el proveedor de pagos antes de que venza el plazo, o ríndete (void). Hasta entonces el periodo sigue pagado.',
    won: 'La disputa de un periodo de una membresía está ganada y el dinero ha vuelto. Anótalo (note); si el periodo ya estaba anulado, devuélvelo (refund).',
    lost: 'La disputa de un periodo de una membresía está perdida: el dinero se ha ido, el periodo ya no cuenta y el miembro lo sabe. Anótalo (note) y mira los otros periodos de esta persona.',
  },
};

/** What happened in a case and what to do, in a language. */
export const adviceOn = (one: Pick<ReviewCase, 'reason' | 'stage' | 'isCharge'>, language: Language): string =>
  ({ ...reviewAdvice[language], ...(one.isCharge ? chargeAdvice[language] : {}) })[situationOf(one)];
