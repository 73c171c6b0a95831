type Texts = {
  subject: (festival: string, reference: string) => string;
  title: (name: string) => string;
  intro: string;
  introWithoutTickets: string;
  /** The introduction for an order without a payment. */
  introFree: string;
  introFreeWithoutTickets: string;
  order: string;
  /** Names of fees, taxes and discounts, as in the basket's receipt. */
  sums: Record<
    'orderFee' | 'touristTax' | 'entertainmentTax' | 'shipping' | 'discount' | 'upgrade' | 'byVoucher',
    string
  >;
  /** Shown in place of a zero amount. */
  included: string;
  /** The fee that is already included in the lines' prices, so it is not added. */
  serviceFee: string;
  total: string;
  vat: string;
  tickets: string;
  ticketsHint: string;
  ticketOf: (number: number, count: number) => string;
  holder: string;
  when: string;
  where: string;
  code: string;
  /** The label of the link to the order's page. */
  page: string;
  /** What the code is valid for: the gate on one day or several, one ride, or a ride out and back. */
  gateHint: string;
  daysHint: string;
  rideHint: string;
  ridesHint: string;
  /** Labels of the details of a ticket and of a bus ticket. */
  doors: string;
  until: string;
  stop: string;
  out: string;
  back: string;
  /** The name of the attached calendar. */
  calendarFile: string;
  /** The first word of a ticket's file. */
  ticketFile: string;
  /** The first word of the file of all tickets. */
  ticketsFile: string;
  googlePass: string;
  goodToKnow: string;
  questionsAt: (address: string, reference: string) => string;
  questions: (reference: string) => string;
};

/** Texts of the confirmation and its tickets, by the visitor's language [BYD-02]. */
export const confirmationTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    subject: (festival, reference) => `Je bestelling bij ${festival} (${reference})`,
    title: (name) => `Tot snel, ${name}!`,
    intro: 'Je betaling is binnen en je tickets zitten hierbij. Laat ze op je telefoon zien of print ze.',
    introWithoutTickets: 'Je betaling is binnen en je bestelling is rond.',
    introFree: 'Je bestelling is rond en je tickets zitten hierbij. Laat ze op je telefoon zien of print ze.',
    introFreeWithoutTickets: 'Je bestelling is rond.',
    order: 'Bestelnummer',
    sums: {
      orderFee: 'Bestelkosten',
      touristTax: 'Toeristenbelasting',
      entertainmentTax: 'Vermakelijkhedenbelasting',
      shipping: 'Verzending',
      discount: 'Korting',
      upgrade: 'Je eerdere tickets',
      byVoucher: 'Korting met je code',
    },
    included: 'inbegrepen',
    serviceFee: 'Waarvan servicekosten',
    total: 'Totaal',
    vat: 'Inclusief btw',
    tickets: 'Je tickets',
    ticketsHint: 'Geef je codes alleen aan wie met je meegaat.',
    ticketOf: (number, count) => `Ticket ${number} van ${count}`,
    holder: 'Op naam van',
    when: 'Wanneer',
    where: 'Waar',
    code: 'Code',
    page: 'Bekijk je bestelling',
    gateHint: 'Laat deze code bij de ingang scannen. Hij geldt één keer.',
    daysHint: 'Laat deze code bij de ingang scannen. Je krijgt een polsbandje, en daarmee kun je elke dag in en uit.',
    rideHint: 'Laat deze code in de bus scannen. Hij geldt voor één rit.',
    ridesHint: 'Laat deze code in de bus scannen: één keer heen en één keer terug.',
    doors: 'Deuren open',
    until: 'Tot',
    stop: 'Opstapplaats',
    out: 'Heen',
    back: 'Terug',
    calendarFile: 'agenda.ics',
    ticketFile: 'ticket',
    ticketsFile: 'tickets',
    googlePass: 'Bewaar in Google Wallet',
    goodToKnow: 'Goed om te weten',
    questionsAt: (address, reference) => `Vragen? Mail ${address} en noem bestelnummer ${reference}.`,
    questions: (reference) => `Vragen? Antwoord op deze mail en noem bestelnummer ${reference}.`,
  },
  en: {
    subject: (festival, reference) => `Your ${festival} order (${reference})`,
    title: (name) => `See you soon, ${name}!`,
    intro: 'Your payment is in and your tickets are attached. Show them on your phone or print them.',
    introWithoutTickets: 'Your payment is in and your order is complete.',
    introFree: 'Your order is complete and your tickets are attached. Show them on your phone or print them.',
    introFreeWithoutTickets: 'Your order is complete.',
    order: 'Order number',
    sums: {
      orderFee: 'Order fee',
      touristTax: 'Tourist tax',
      entertainmentTax: 'Entertainment tax',
      shipping: 'Shipping',
      discount: 'Discount',
      upgrade: 'Your earlier tickets',
      byVoucher: 'Discount by your code',
    },
    included: 'included',
    serviceFee: 'Of which service fee',
    total: 'Total',
    vat: 'VAT included',
    tickets: 'Your tickets',
    ticketsHint: 'Only give your codes to the people who come with you.',
    ticketOf: (number, count) => `Ticket ${number} of ${count}`,
    holder: 'In the name of',
    when: 'When',
    where: 'Where',
    code: 'Code',
    page: 'See your order',
    gateHint: 'Have this code scanned at the entrance. It works once.',
    daysHint: 'Have this code scanned at the entrance. You get a wristband, and with it you can come and go every day.',
    rideHint: 'Have this code scanned on the bus. It is valid for one ride.',
    ridesHint: 'Have this code scanned on the bus: once on the way out and once on the way back.',
    doors: 'Doors open',
    until: 'Until',
    stop: 'Bus stop',
    out: 'Out',
    back: 'Back',
    calendarFile: 'calendar.ics',
    ticketFile: 'ticket',
    ticketsFile: 'tickets',
    googlePass: 'Add to Google Wallet',
    goodToKnow: 'Good to know',
    questionsAt: (address, reference) => `Questions? Mail ${address} and mention order number ${reference}.`,
    questions: (reference) => `Questions? Reply to this mail and mention order number ${reference}.`,
  },
  es: {
    subject: (festival, reference) => `Tu pedido de ${festival} (${reference})`,
    title: (name) => `¡Hasta pronto, ${name}!`,
    intro: 'Hemos recibido tu pago y aquí tienes tus entradas. Enséñalas en el móvil o imprímelas.',
    introWithoutTickets: 'Hemos recibido tu pago y tu pedido está completo.',
    introFree: 'Tu pedido está completo y aquí tienes tus entradas. Enséñalas en el móvil o imprímelas.',
    introFreeWithoutTickets: 'Tu pedido está completo.',
    order: 'Número de pedido',
    sums: {
      orderFee: 'Gastos de pedido',
      touristTax: 'Tasa turística',
      entertainmentTax: 'Impuesto de espectáculos',
      shipping: 'Envío',
      discount: 'Descuento',
      upgrade: 'Tus entradas anteriores',
      byVoucher: 'Descuento de tu código',
    },
    included: 'incluido',
    serviceFee: 'Gastos de servicio incluidos',
    total: 'Total',
    vat: 'IVA incluido',
    tickets: 'Tus entradas',
    ticketsHint: 'Da tus códigos solo a quien venga contigo.',
    ticketOf: (number, count) => `N.º ${number} de ${count}`,
    holder: 'A nombre de',
    when: 'Cuándo',
    where: 'Dónde',
    code: 'Código',
    page: 'Ver tu pedido',
    gateHint: 'Enseña este código en la entrada. Vale una sola vez.',
    daysHint: 'Enseña este código en la entrada. Te damos una pulsera y con ella puedes entrar y salir cada día.',
    rideHint: 'Enseña este código en el autobús. Vale para un viaje.',
    ridesHint: 'Enseña este código en el autobús: una vez a la ida y otra a la vuelta.',
    doors: 'Apertura de puertas',
    until: 'Hasta',
    stop: 'Parada',
    out: 'Ida',
    back: 'Vuelta',
    calendarFile: 'calendario.ics',
    ticketFile: 'entrada',
    ticketsFile: 'entradas',
    googlePass: 'Añadir a Google Wallet',
    goodToKnow: 'Conviene saber',
    questionsAt: (address, reference) => `¿Preguntas? Escribe a ${address} e indica el número de pedido ${reference}.`,
    questions: (reference) => `¿Preguntas? Responde a este correo e indica el número de pedido ${reference}.`,
  },
};
