type Texts = {
  subject: (festival: string) => string;
  title: string;
  intro: string;
  open: (reference: string) => string;
  /** Explains what to do with an unexpected mail. */
  hint: string;
};

/** Texts of the mail with the link of an order, by the visitor's language [PAY-04]. */
export const orderLinkTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    subject: (festival) => `De link naar je bestelling bij ${festival}`,
    title: 'Hier is je bestelling',
    intro: 'Open de link: daar vind je je tickets en alles wat je hebt besteld.',
    open: (reference) => `Bekijk bestelling ${reference}`,
    hint: 'Niet door jou gevraagd? Dan hoef je niets te doen: alleen jij krijgt deze mail. Deel de link niet, want wie hem heeft, heeft je tickets.',
  },
  en: {
    subject: (festival) => `The link to your ${festival} order`,
    title: 'Here is your order',
    intro: 'Open the link to find your tickets and everything you ordered.',
    open: (reference) => `See order ${reference}`,
    hint: 'Did you not ask for this? Then do nothing: only you get this mail. Keep the link to yourself, because whoever has it has your tickets.',
  },
  es: {
    subject: (festival) => `El enlace a tu pedido de ${festival}`,
    title: 'Aquí está tu pedido',
    intro: 'Abre el enlace: ahí están tus entradas y todo lo que has pedido.',
    open: (reference) => `Ver el pedido ${reference}`,
    hint: '¿No lo has pedido tú? No tienes que hacer nada: solo tú recibes este correo. No compartas el enlace, porque quien lo tiene, tiene tus entradas.',
  },
};
