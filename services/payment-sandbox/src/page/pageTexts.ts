import type { Language } from '@festival/shared-contracts/language/languages';
import type { PaymentStatus } from '@festival/shared-contracts/order/paymentStatus';
import type { CardLabel } from '../testCards.ts';

type PageTexts = {
  name: string;
  sandbox: string;
  title: string;
  methodTitle: (method: string) => string;
  outcomesHint: string;
  to: string;
  order: string;
  amount: string;
  until: string;
  number: string;
  expiry: string;
  expiryHint: string;
  codeHint: string;
  code: string;
  holder: string;
  pay: string;
  cancel: string;
  cards: string;
  cardsHint: string;
  use: string;
  language: string;
  errors: { heading: string; number: string; expiry: string; code: string; holder: string };
  labels: Record<CardLabel, string>;
  over: Record<PaymentStatus, string>;
  back: string;
  unknown: string;
};

/** The texts of the page. */
export const pageTexts: Record<Language, PageTexts> = {
  nl: {
    name: 'Nederlands',
    sandbox: 'Testbetaling: er gaat geen echt geld om.',
    title: 'Betaal met je kaart',
    methodTitle: (method) => `Betaal met ${method}`,
    outcomesHint: 'Kies hoe deze testbetaling afloopt.',
    to: 'Aan',
    order: 'Bestelling',
    amount: 'Te betalen',
    until: 'Betaal vóór',
    number: 'Kaartnummer',
    expiry: 'Geldig tot',
    expiryHint: 'Zoals 08/29',
    codeHint: '3 of 4 cijfers',
    code: 'Code (CVC)',
    holder: 'Naam op de kaart',
    pay: 'Betaal',
    cancel: 'Stop en ga terug naar de winkel',
    cards: 'Testkaarten',
    cardsHint: 'Kies een kaart; het nummer wordt voor je ingevuld. Elke datum in de toekomst en elke code is goed.',
    use: 'Gebruik',
    language: 'Taal',
    errors: {
      heading: 'De betaling is nog niet gedaan. Kijk dit even na:',
      number: 'Dit is geen testkaart. Kies er een uit de lijst hieronder.',
      expiry: 'Vul een maand en jaar in de toekomst in, zoals 08/29.',
      code: 'De code heeft drie of vier cijfers.',
      holder: 'Vul de naam in die op de kaart staat.',
    },
    labels: {
      completed: 'Betaald',
      pending: 'In behandeling; na anderhalve minuut betaald',
      failed: 'Geweigerd door de bank',
      error: 'Storing bij de bank',
      late: 'Betaald; de winkel hoort het 20 seconden later',
      twice: 'Betaald; de winkel hoort het twee keer',
      never: 'Betaald; de winkel hoort niets',
      once: 'Betaald; een latere afschrijving wordt geweigerd',
    },
    over: {
      completed: 'Deze betaling is gelukt.',
      pending: 'Deze betaling wordt verwerkt.',
      failed: 'Deze betaling is niet gelukt, of de tijd is voorbij.',
      error: 'Er ging iets mis met deze betaling.',
      canceled: 'Deze betaling is gestopt.',
    },
    back: 'Terug naar de winkel',
    unknown: 'Deze betaling kennen we niet.',
  },
  en: {
    name: 'English',
    sandbox: 'Test payment: no real money moves.',
    title: 'Pay by card',
    methodTitle: (method) => `Pay with ${method}`,
    outcomesHint: 'Choose how this test payment ends.',
    to: 'To',
    order: 'Order',
    amount: 'To pay',
    until: 'Pay before',
    number: 'Card number',
    expiry: 'Valid until',
    expiryHint: 'Such as 08/29',
    codeHint: '3 or 4 digits',
    code: 'Code (CVC)',
    holder: 'Name on the card',
    pay: 'Pay',
    cancel: 'Stop and go back to the shop',
    cards: 'Test cards',
    cardsHint: 'Choose a card and its number is filled in. Any date in the future and any code will do.',
    use: 'Use',
    language: 'Language',
    errors: {
      heading: 'The payment has not been made yet. Please check:',
      number: 'This is not a test card. Choose one from the list below.',
      expiry: 'Enter a month and year in the future, such as 08/29.',
      code: 'The code has three or four digits.',
      holder: 'Enter the name that is on the card.',
    },
    labels: {
      completed: 'Paid',
      pending: 'Being processed; paid after a minute and a half',
      failed: 'Declined by the bank',
      error: 'A fault at the bank',
      late: 'Paid; the webhook comes 20 seconds later',
      twice: 'Paid; the webhook comes twice',
      never: 'Paid; no webhook comes',
      once: 'Paid; a later charge is refused',
    },
    over: {
      completed: 'This payment has been made.',
      pending: 'This payment is being processed.',
      failed: 'This payment was not made, or its time is over.',
      error: 'Something went wrong with this payment.',
      canceled: 'This payment was stopped.',
    },
    back: 'Back to the shop',
    unknown: 'We do not know this payment.',
  },
  es: {
    name: 'Español',
    sandbox: 'Pago de prueba: no se mueve dinero real.',
    title: 'Paga con tarjeta',
    methodTitle: (method) => `Paga con ${method}`,
    outcomesHint: 'Elige cómo acaba este pago de prueba.',
    to: 'Para',
    order: 'Pedido',
    amount: 'Importe',
    until: 'Paga antes de las',
    number: 'Número de tarjeta',
    expiry: 'Válida hasta',
    expiryHint: 'Por ejemplo 08/29',
    codeHint: '3 o 4 cifras',
    code: 'Código (CVC)',
    holder: 'Nombre en la tarjeta',
    pay: 'Pagar',
    cancel: 'Cancelar y volver a la tienda',
    cards: 'Tarjetas de prueba',
    cardsHint: 'Elige una tarjeta y rellenamos el número. Vale cualquier fecha futura y cualquier código.',
    use: 'Usar',
    language: 'Idioma',
    errors: {
      heading: 'El pago aún no se ha hecho. Revisa esto:',
      number: 'No es una tarjeta de prueba. Elige una de la lista de abajo.',
      expiry: 'Escribe un mes y un año futuros, por ejemplo 08/29.',
      code: 'El código tiene tres o cuatro cifras.',
      holder: 'Escribe el nombre que figura en la tarjeta.',
    },
    labels: {
      completed: 'Pagado',
      pending: 'En proceso; pagado al minuto y medio',
      failed: 'Rechazado por el banco',
      error: 'Fallo del banco',
      late: 'Pagado; la tienda se entera 20 segundos después',
      twice: 'Pagado; la tienda se entera dos veces',
      never: 'Pagado; la tienda no se entera',
      once: 'Pagado; un cobro posterior se rechaza',
    },
    over: {
      completed: 'Este pago está hecho.',
      pending: 'Este pago está en proceso.',
      failed: 'Este pago no se ha hecho, o se acabó el tiempo.',
      error: 'Algo ha ido mal con este pago.',
      canceled: 'Este pago se ha cancelado.',
    },
    back: 'Volver a la tienda',
    unknown: 'No conocemos este pago.',
  },
};
