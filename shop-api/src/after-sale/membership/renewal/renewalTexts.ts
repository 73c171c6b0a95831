import type { RenewalMail } from './renewalMail.ts';

/** The amount and the day in the reader's words. */
type Facts = { festival: string; amount: string; day: string };
type Words = { subject: string; lines: string[] };
type Texts = {
  title: (name: string) => string;
  questions: (reference: string) => string;
} & Record<RenewalMail['stage'], (facts: Facts) => Words>;

/** Texts of the mails about a membership that renews, by the member's language. */
export const renewalTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    title: (name) => `Je lidmaatschap, ${name}`,
    questions: (reference) => `Vragen? Antwoord op deze mail en noem bestelnummer ${reference}.`,
    announced: ({ festival, amount, day }) => ({
      subject: `Je lidmaatschap van ${festival} wordt verlengd op ${day}`,
      lines: [
        `Op ${day} schrijven we ${amount} af voor de volgende periode van je lidmaatschap, met de betaalmethode waarmee je het kocht.`,
        'Wil je niet verlengen? Zet de verlenging vóór die dag uit op de pagina van je account. Dan wordt er niets afgeschreven.',
      ],
    }),
    paid: ({ festival, amount, day }) => ({
      subject: `Je lidmaatschap van ${festival} is verlengd`,
      lines: [
        `We hebben ${amount} afgeschreven. Je bent lid tot ${day}.`,
        'Daarna wordt het weer verlengd. We mailen je twee weken van tevoren, en je kunt de verlenging altijd uitzetten op de pagina van je account.',
      ],
    }),
    refused: ({ festival, amount, day }) => ({
      subject: `Je lidmaatschap van ${festival} kon niet worden afgeschreven`,
      lines: [
        `Het lukte niet om ${amount} af te schrijven voor je lidmaatschap. Op ${day} proberen we het opnieuw; tot dan blijf je lid.`,
        'Zorg dat er genoeg geld is, of vraag je bank waarom de betaling werd geweigerd. Wil je niet verlengen? Zet de verlenging dan uit op de pagina van je account.',
      ],
    }),
    ended: ({ festival, amount }) => ({
      subject: `Je lidmaatschap van ${festival} is gestopt`,
      lines: [
        `Het lukte ook de laatste keer niet om ${amount} af te schrijven. Je lidmaatschap is gestopt en er wordt niets meer afgeschreven.`,
        'Je kunt in de winkel van het festival opnieuw lid worden.',
      ],
    }),
    notStored: ({ festival, day }) => ({
      subject: `Je lidmaatschap van ${festival} wordt niet verlengd`,
      lines: [
        `Je betaalmethode kon niet worden bewaard voor de verlenging. Je lidmaatschap stopt op ${day} en er wordt niets meer afgeschreven.`,
        'Daarna kun je in de winkel van het festival opnieuw lid worden.',
      ],
    }),
    canceled: ({ festival, day }) => ({
      subject: `Je lidmaatschap van ${festival} wordt niet meer verlengd`,
      lines: [`Je hebt de verlenging uitgezet. Je blijft lid tot ${day}; er wordt niets meer afgeschreven.`],
    }),
  },
  en: {
    title: (name) => `Your membership, ${name}`,
    questions: (reference) => `Questions? Reply to this mail and mention order number ${reference}.`,
    announced: ({ festival, amount, day }) => ({
      subject: `Your ${festival} membership renews on ${day}`,
      lines: [
        `On ${day} we charge ${amount} for the next period of your membership, to the payment method that you bought it with.`,
        'You do not want to renew? Cancel the renewal before that day on your account page. Then nothing is charged.',
      ],
    }),
    paid: ({ festival, amount, day }) => ({
      subject: `Your ${festival} membership is renewed`,
      lines: [
        `We have charged ${amount}. You are a member until ${day}.`,
        'Then it renews again. We write to you two weeks before, and you can always cancel the renewal on your account page.',
      ],
    }),
    refused: ({ festival, amount, day }) => ({
      subject: `Your ${festival} membership could not be charged`,
      lines: [
        `We could not charge ${amount} for your membership. We try again on ${day}; until then you stay a member.`,
        'Please see that there is enough money, or ask your bank why the payment was refused. You do not want to renew? Cancel the renewal on your account page.',
      ],
    }),
    ended: ({ festival, amount }) => ({
      subject: `Your ${festival} membership has ended`,
      lines: [
        `We could not charge ${amount} at the last attempt either. Your membership has ended, and nothing more is charged.`,
        'You can become a member again in the festival’s shop.',
      ],
    }),
    notStored: ({ festival, day }) => ({
      subject: `Your ${festival} membership does not renew`,
      lines: [
        `Your payment method could not be stored for the renewal. Your membership ends on ${day}, and nothing more is charged.`,
        'After that you can become a member again in the festival’s shop.',
      ],
    }),
    canceled: ({ festival, day }) => ({
      subject: `Your ${festival} membership does not renew any more`,
      lines: [`You have canceled the renewal. You stay a member until ${day}; nothing more is charged.`],
    }),
  },
  es: {
    title: (name) => `Tu membresía, ${name}`,
    questions: (reference) => `¿Preguntas? Responde a este correo e indica el número de pedido ${reference}.`,
    announced: ({ festival, amount, day }) => ({
      subject: `Tu membresía de ${festival} se renueva el ${day}`,
      lines: [
        `El ${day} cobraremos ${amount} por el siguiente periodo de tu membresía, con el método de pago con el que la compraste.`,
        '¿No quieres renovarla? Cancela la renovación antes de ese día en la página de tu cuenta. Entonces no se cobrará nada.',
      ],
    }),
    paid: ({ festival, amount, day }) => ({
      subject: `Tu membresía de ${festival} se ha renovado`,
      lines: [
        `Hemos cobrado ${amount}. Eres miembro hasta el ${day}.`,
        'Después se renovará de nuevo. Te escribiremos dos semanas antes, y siempre puedes cancelar la renovación en la página de tu cuenta.',
      ],
    }),
    refused: ({ festival, amount, day }) => ({
      subject: `No hemos podido cobrar tu membresía de ${festival}`,
      lines: [
        `No hemos podido cobrar ${amount} por tu membresía. Lo intentaremos de nuevo el ${day}; hasta entonces sigues siendo miembro.`,
        'Comprueba que haya saldo suficiente o pregunta a tu banco por qué rechazó el pago. ¿No quieres renovarla? Cancela la renovación en la página de tu cuenta.',
      ],
    }),
    ended: ({ festival, amount }) => ({
      subject: `Tu membresía de ${festival} ha terminado`,
      lines: [
        `Tampoco en el último intento hemos podido cobrar ${amount}. Tu membresía ha terminado y no se cobrará nada más.`,
        'Puedes volver a hacerte miembro en la tienda del festival.',
      ],
    }),
    notStored: ({ festival, day }) => ({
      subject: `Tu membresía de ${festival} no se renueva`,
      lines: [
        `No se ha podido guardar tu método de pago para la renovación. Tu membresía termina el ${day} y no se cobrará nada más.`,
        'Después podrás volver a hacerte miembro en la tienda del festival.',
      ],
    }),
    canceled: ({ festival, day }) => ({
      subject: `Tu membresía de ${festival} ya no se renueva`,
      lines: [`Has cancelado la renovación. Sigues siendo miembro hasta el ${day}; no se cobrará nada más.`],
    }),
  },
};
