/** `late`: the order could not be completed when its payment came. */
export type RefundKind = 'whole' | 'part' | 'late';

type Texts = {
  subject: (festival: string, reference: string) => string;
  title: (name: string) => string;
  intro: Record<RefundKind, string>;
  codesAreVoid: string;
  /** Texts for a refunded upgrade. */
  ticketsFollow: string;
  wayOfMoney: string;
  order: string;
  amount: string;
  questions: (reference: string) => string;
  ticketsAgain: {
    subject: (festival: string, reference: string) => string;
    title: (name: string) => string;
    intro: string;
  };
};

/** Texts of the mails about refunds, by the visitor's language. */
export const refundTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    subject: (festival, reference) => `Je krijgt geld terug van ${festival} (${reference})`,
    title: (name) => `Je geld komt terug, ${name}`,
    intro: {
      whole: 'Je bestelling is teruggenomen.',
      part: 'Een deel van je bestelling is teruggenomen. De rest blijft geldig.',
      late: 'Je betaling kwam binnen toen je bestelling niet meer kon doorgaan. Er is niets gekocht en je krijgt alles terug.',
    },
    codesAreVoid: 'De codes van de tickets die hieronder staan zijn niet meer geldig.',
    ticketsFollow:
      'De tickets die je had omgezet zijn weer geldig. Ze krijgen nieuwe codes, die in een aparte mail komen.',
    wayOfMoney: 'We storten het terug op de rekening of kaart waarmee is betaald. Dat kan een paar werkdagen duren.',
    order: 'Bestelnummer',
    amount: 'Je krijgt terug',
    questions: (reference) => `Vragen? Antwoord op deze mail en noem bestelnummer ${reference}.`,
    ticketsAgain: {
      subject: (festival, reference) => `Je tickets voor ${festival} met nieuwe codes (${reference})`,
      title: (name) => `Je tickets zijn weer geldig, ${name}`,
      intro:
        'De upgrade is terugbetaald, dus je eerdere tickets gelden weer. Dit zijn de geldige codes; oudere openen de poort niet meer.',
    },
  },
  en: {
    subject: (festival, reference) => `Your refund from ${festival} (${reference})`,
    title: (name) => `Your money is on its way back, ${name}`,
    intro: {
      whole: 'Your order has been refunded.',
      part: 'Part of your order has been refunded. The rest stays valid.',
      late: 'Your payment came in when your order could no longer be completed. Nothing was bought, and all of it is returned.',
    },
    codesAreVoid: 'The codes of the tickets below are not valid any more.',
    ticketsFollow:
      'The tickets that you had upgraded are valid again. They get new codes, which come in a separate mail.',
    wayOfMoney: 'We return it to the account or card that it was paid with. This may take a few working days.',
    order: 'Order number',
    amount: 'You get back',
    questions: (reference) => `Questions? Reply to this mail and mention order number ${reference}.`,
    ticketsAgain: {
      subject: (festival, reference) => `Your ${festival} tickets with new codes (${reference})`,
      title: (name) => `Your tickets are valid again, ${name}`,
      intro:
        'The upgrade was refunded, so your earlier tickets count again. These are the valid codes; older ones open no gate.',
    },
  },
  es: {
    subject: (festival, reference) => `Tu reembolso de ${festival} (${reference})`,
    title: (name) => `Te devolvemos el dinero, ${name}`,
    intro: {
      whole: 'Hemos reembolsado tu pedido.',
      part: 'Hemos reembolsado una parte de tu pedido. El resto sigue siendo válido.',
      late: 'Tu pago llegó cuando el pedido ya no se podía completar. No se ha comprado nada y te lo devolvemos todo.',
    },
    codesAreVoid: 'Los códigos de las entradas de abajo ya no son válidos.',
    ticketsFollow:
      'Las entradas que habías mejorado vuelven a ser válidas. Reciben códigos nuevos, que llegan en otro correo.',
    wayOfMoney: 'Lo devolvemos a la cuenta o tarjeta con la que se pagó. Puede tardar unos días laborables.',
    order: 'Número de pedido',
    amount: 'Te devolvemos',
    questions: (reference) => `¿Preguntas? Responde a este correo e indica el número de pedido ${reference}.`,
    ticketsAgain: {
      subject: (festival, reference) => `Tus entradas de ${festival} con códigos nuevos (${reference})`,
      title: (name) => `Tus entradas vuelven a ser válidas, ${name}`,
      intro:
        'Hemos reembolsado la mejora, así que tus entradas anteriores valen de nuevo. Estos son los códigos válidos; los antiguos ya no abren la puerta.',
    },
  },
};
