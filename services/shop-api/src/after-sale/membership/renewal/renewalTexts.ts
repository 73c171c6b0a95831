import type { RenewalMail } from './renewalMail.ts';

type Stage = {
  subject: (festival: string, day: string) => string;
  text: (amount: string, day: string) => string;
  more?: string;
};
type Texts = {
  title: (name: string) => string;
  questions: (reference: string) => string;
} & Record<RenewalMail['stage'], Stage>;

/** Texts of the mails about a membership that renews, by the member's language. */
export const renewalTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    title: (name) => `Je lidmaatschap, ${name}`,
    questions: (reference) => `Vragen? Antwoord op deze mail en noem bestelnummer ${reference}.`,
    announced: {
      subject: (festival, day) => `Je lidmaatschap van ${festival} wordt verlengd op ${day}`,
      text: (amount, day) =>
        `Op ${day} schrijven we ${amount} af voor de volgende periode van je lidmaatschap, met de betaalmethode waarmee je het kocht.`,
      more: 'Wil je niet verlengen? Zet de verlenging vóór die dag uit op de pagina van je account. Dan wordt er niets afgeschreven.',
    },
    paid: {
      subject: (festival) => `Je lidmaatschap van ${festival} is verlengd`,
      text: (amount, day) => `We hebben ${amount} afgeschreven. Je bent lid tot ${day}.`,
      more: 'Daarna wordt het weer verlengd. We mailen je twee weken van tevoren, en je kunt de verlenging altijd uitzetten op de pagina van je account.',
    },
    refused: {
      subject: (festival) => `Je lidmaatschap van ${festival} kon niet worden afgeschreven`,
      text: (amount, day) =>
        `Het lukte niet om ${amount} af te schrijven voor je lidmaatschap. Op ${day} proberen we het opnieuw; tot dan blijf je lid.`,
      more: 'Zorg dat er genoeg geld is, of vraag je bank waarom de betaling werd geweigerd. Wil je niet verlengen? Zet de verlenging dan uit op de pagina van je account.',
    },
    ended: {
      subject: (festival) => `Je lidmaatschap van ${festival} is gestopt`,
      text: (amount) =>
        `Het lukte ook de laatste keer niet om ${amount} af te schrijven. Je lidmaatschap is gestopt en er wordt niets meer afgeschreven.`,
      more: 'Je kunt in de winkel van het festival opnieuw lid worden.',
    },
    notStored: {
      subject: (festival) => `Je lidmaatschap van ${festival} wordt niet verlengd`,
      text: (_amount, day) =>
        `Je betaalmethode kon niet worden bewaard voor de verlenging. Je lidmaatschap stopt op ${day} en er wordt niets meer afgeschreven.`,
      more: 'Daarna kun je in de winkel van het festival opnieuw lid worden.',
    },
    canceled: {
      subject: (festival) => `Je lidmaatschap van ${festival} wordt niet meer verlengd`,
      text: (_amount, day) =>
        `Je hebt de verlenging uitgezet. Je blijft lid tot ${day}; er wordt niets meer afgeschreven.`,
    },
    returned: {
      subject: (festival) => `Je krijgt een betaling voor je lidmaatschap van ${festival} terug`,
      text: () =>
        'We ontvingen een betaling voor je lidmaatschap die niet meer nodig was. We betalen die terug met de betaalmethode waarmee je betaalde.',
    },
    takenBack: {
      subject: (festival) => `Je lidmaatschap van ${festival} eindigt eerder`,
      text: (amount, day) =>
        `Je bank heeft ${amount} voor een periode van je lidmaatschap teruggehaald. Die periode vervalt, dus je lidmaatschap eindigt op ${day}. Er wordt niets meer afgeschreven.`,
    },
  },
  en: {
    title: (name) => `Your membership, ${name}`,
    questions: (reference) => `Questions? Reply to this mail and mention order number ${reference}.`,
    announced: {
      subject: (festival, day) => `Your ${festival} membership renews on ${day}`,
      text: (amount, day) =>
        `On ${day} we charge ${amount} for the next period of your membership, to the payment method that you bought it with.`,
      more: 'If you do not want to renew, cancel the renewal before that day on your account page. Then nothing is charged.',
    },
    paid: {
      subject: (festival) => `Your ${festival} membership is renewed`,
      text: (amount, day) => `We have charged ${amount}. You are a member until ${day}.`,
      more: 'Then it renews again. We write to you two weeks before, and you can always cancel the renewal on your account page.',
    },
    refused: {
      subject: (festival) => `Your ${festival} membership could not be charged`,
      text: (amount, day) =>
        `We could not charge ${amount} for your membership. We try again on ${day}; until then you stay a member.`,
      more: 'Please see that there is enough money, or ask your bank why the payment was refused. If you do not want to renew, cancel the renewal on your account page.',
    },
    ended: {
      subject: (festival) => `Your ${festival} membership has ended`,
      text: (amount) =>
        `We could not charge ${amount} at the last attempt either. Your membership has ended, and nothing more is charged.`,
      more: 'You can become a member again in the festival’s shop.',
    },
    notStored: {
      subject: (festival) => `Your ${festival} membership does not renew`,
      text: (_amount, day) =>
        `Your payment method could not be stored for the renewal. Your membership ends on ${day}, and nothing more is charged.`,
      more: 'After that you can become a member again in the festival’s shop.',
    },
    canceled: {
      subject: (festival) => `Your ${festival} membership does not renew any more`,
      text: (_amount, day) => `You have canceled the renewal. You stay a member until ${day}; nothing more is charged.`,
    },
    returned: {
      subject: (festival) => `You get a payment for your ${festival} membership back`,
      text: () =>
        'We received a payment for your membership that was no longer needed. We return it to the payment method that you paid with.',
    },
    takenBack: {
      subject: (festival) => `Your ${festival} membership ends earlier`,
      text: (amount, day) =>
        `Your bank has taken back ${amount} for a period of your membership. That period no longer counts, so your membership ends on ${day}. Nothing more is charged.`,
    },
  },
  es: {
    title: (name) => `Tu membresía, ${name}`,
    questions: (reference) => `¿Preguntas? Responde a este correo e indica el número de pedido ${reference}.`,
    announced: {
      subject: (festival, day) => `Tu membresía de ${festival} se renueva el ${day}`,
      text: (amount, day) =>
        `El ${day} cobraremos ${amount} por el siguiente periodo de tu membresía, con el método de pago con el que la compraste.`,
      more: '¿No quieres renovarla? Cancela la renovación antes de ese día en la página de tu cuenta. Entonces no se cobrará nada.',
    },
    paid: {
      subject: (festival) => `Tu membresía de ${festival} se ha renovado`,
      text: (amount, day) => `Hemos cobrado ${amount}. Eres miembro hasta el ${day}.`,
      more: 'Después se renovará de nuevo. Te escribiremos dos semanas antes, y siempre puedes cancelar la renovación en la página de tu cuenta.',
    },
    refused: {
      subject: (festival) => `No hemos podido cobrar tu membresía de ${festival}`,
      text: (amount, day) =>
        `No hemos podido cobrar ${amount} por tu membresía. Lo intentaremos de nuevo el ${day}; hasta entonces sigues siendo miembro.`,
      more: 'Comprueba que haya saldo suficiente o pregunta a tu banco por qué rechazó el pago. ¿No quieres renovarla? Cancela la renovación en la página de tu cuenta.',
    },
    ended: {
      subject: (festival) => `Tu membresía de ${festival} ha terminado`,
      text: (amount) =>
        `Tampoco en el último intento hemos podido cobrar ${amount}. Tu membresía ha terminado y no se cobrará nada más.`,
      more: 'Puedes volver a hacerte miembro en la tienda del festival.',
    },
    notStored: {
      subject: (festival) => `Tu membresía de ${festival} no se renueva`,
      text: (_amount, day) =>
        `No se ha podido guardar tu método de pago para la renovación. Tu membresía termina el ${day} y no se cobrará nada más.`,
      more: 'Después podrás volver a hacerte miembro en la tienda del festival.',
    },
    canceled: {
      subject: (festival) => `Tu membresía de ${festival} ya no se renueva`,
      text: (_amount, day) =>
        `Has cancelado la renovación. Sigues siendo miembro hasta el ${day}; no se cobrará nada más.`,
    },
    returned: {
      subject: (festival) => `Te devolvemos un pago de tu membresía de ${festival}`,
      text: () =>
        'Hemos recibido un pago de tu membresía que ya no hacía falta. Te lo devolvemos con el método con el que pagaste.',
    },
    takenBack: {
      subject: (festival) => `Tu membresía de ${festival} termina antes`,
      text: (amount, day) =>
        `Tu banco ha retirado ${amount} de un periodo de tu membresía. Ese periodo ya no cuenta, así que tu membresía termina el ${day}. No se cobrará nada más.`,
    },
  },
};
