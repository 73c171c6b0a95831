type Texts = {
  subject: (festival: string, reference: string) => string;
  title: (name: string) => string;
  intro: string;
  introWithoutTickets: string;
  order: string;
  /** Names of fees, taxes and discounts, as in the basket's receipt. */
  sums: Record<'orderFee' | 'touristTax' | 'entertainmentTax' | 'shipping' | 'discount', string>;
  total: string;
  tickets: string;
  ticketsHint: string;
  ticketOf: (number: number, count: number) => string;
  holder: string;
  when: string;
  where: string;
  code: string;
  pdfHint: string;
  /** Leads to the order's page. */
  page: string;
  questions: (reference: string) => string;
};

/** Texts of the confirmation and its tickets, by the visitor's language [BYD-02]. */
export const confirmationTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    subject: (festival, reference) => `Je bestelling bij ${festival} (${reference})`,
    title: (name) => `Tot snel, ${name}!`,
    intro: 'Je betaling is binnen en je tickets zitten hierbij. Laat ze op je telefoon zien of print ze.',
    introWithoutTickets: 'Je betaling is binnen en je bestelling is rond.',
    order: 'Bestelnummer',
    sums: {
      orderFee: 'Bestelkosten',
      touristTax: 'Toeristenbelasting',
      entertainmentTax: 'Vermakelijkhedenbelasting',
      shipping: 'Bezorging',
      discount: 'Korting',
    },
    total: 'Totaal',
    tickets: 'Je tickets',
    ticketsHint: 'Elke code geldt één keer. Geef ze alleen aan wie met je meegaat.',
    ticketOf: (number, count) => `Ticket ${number} van ${count}`,
    holder: 'Besteld door',
    when: 'Wanneer',
    where: 'Waar',
    code: 'Code',
    pdfHint: 'Laat deze code bij de ingang scannen. Hij geldt één keer.',
    page: 'Bekijk je bestelling',
    questions: (reference) => `Vragen? Antwoord op deze mail en noem bestelnummer ${reference}.`,
  },
  en: {
    subject: (festival, reference) => `Your ${festival} order (${reference})`,
    title: (name) => `See you soon, ${name}!`,
    intro: 'Your payment is in and your tickets are attached. Show them on your phone or print them.',
    introWithoutTickets: 'Your payment is in and your order is complete.',
    order: 'Order number',
    sums: {
      orderFee: 'Order fee',
      touristTax: 'Tourist tax',
      entertainmentTax: 'Entertainment tax',
      shipping: 'Delivery',
      discount: 'Discount',
    },
    total: 'Total',
    tickets: 'Your tickets',
    ticketsHint: 'Each code works once. Only give them to the people who come with you.',
    ticketOf: (number, count) => `Ticket ${number} of ${count}`,
    holder: 'Ordered by',
    when: 'When',
    where: 'Where',
    code: 'Code',
    pdfHint: 'Have this code scanned at the entrance. It works once.',
    page: 'See your order',
    questions: (reference) => `Questions? Reply to this mail and mention order number ${reference}.`,
  },
  es: {
    subject: (festival, reference) => `Tu pedido de ${festival} (${reference})`,
    title: (name) => `¡Hasta pronto, ${name}!`,
    intro: 'Hemos recibido tu pago y aquí tienes tus entradas. Enséñalas en el móvil o imprímelas.',
    introWithoutTickets: 'Hemos recibido tu pago y tu pedido está completo.',
    order: 'Número de pedido',
    sums: {
      orderFee: 'Gastos del pedido',
      touristTax: 'Tasa turística',
      entertainmentTax: 'Impuesto sobre espectáculos',
      shipping: 'Envío',
      discount: 'Descuento',
    },
    total: 'Total',
    tickets: 'Tus entradas',
    ticketsHint: 'Cada código vale una sola vez. Dáselos solo a quien venga contigo.',
    ticketOf: (number, count) => `Entrada ${number} de ${count}`,
    holder: 'Pedido por',
    when: 'Cuándo',
    where: 'Dónde',
    code: 'Código',
    pdfHint: 'Enseña este código en la entrada. Vale una sola vez.',
    page: 'Ver tu pedido',
    questions: (reference) => `¿Preguntas? Responde a este correo e indica el número de pedido ${reference}.`,
  },
};
