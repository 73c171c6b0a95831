type Texts = {
  title: string;
  nights: (count: number) => string;
  persons: (count: number) => string;
  checkIn: (from: string) => string;
  checkOut: (until: string) => string;
  reception: (reference: string) => string;
  /** Explains how to get an extra that is picked up at the festival, such as a locker or a parking place. */
  onTheSpot: (reference: string) => string;
  /** Where a membership is, and its renewal [MEM-01]. */
  onAccount: string;
  departure: (place: string) => string;
  /** Explains how to use a ride that has no ticket, such as a train. */
  onTheWay: (reference: string) => string;
  /** Names the partner of a refund protection [INS-01]. */
  offeredBy: (partner: { name: string; termsUrl: string }) => string;
  /** The earlier stay to which an add-on belongs. */
  atStay: (stay: string, reference: string) => string;
  /** Explains how to get an add-on of a stay. */
  atReception: (reference: string) => string;
  delivery: string;
  sentTo: (address: string) => string;
  /** The holder of a ticket. */
  nameOn: string;
};

/** Texts about stays, lockers and deliveries in a confirmation, by the buyer's language [BYD-02]. */
export const orderDetailTexts: Record<'nl' | 'en' | 'es', Texts> = {
  nl: {
    title: 'Zo krijg je de rest',
    nights: (count) => (count === 1 ? '1 nacht' : `${count} nachten`),
    persons: (count) => (count === 1 ? '1 persoon' : `${count} personen`),
    checkIn: (from) => `Inchecken kan vanaf ${from}.`,
    checkOut: (until) => `Uitchecken tot ${until}.`,
    reception: (reference) => `Noem bij aankomst je naam en bestelnummer ${reference}.`,
    onTheSpot: (reference) => `Dit staat op het festival voor je klaar: noem daar bestelnummer ${reference}.`,
    onAccount: 'Je lidmaatschap staat op je account. Daar zie je tot wanneer het loopt, en zet je de verlenging uit.',
    departure: (place) => `Vertrek: ${place}.`,
    onTheWay: (reference) => `Dit is je plaatsbewijs: laat onderweg bestelnummer ${reference} zien.`,
    offeredBy: ({ name, termsUrl }) => `${name} biedt dit aan.${termsUrl && ` De voorwaarden: ${termsUrl}`}`,
    atStay: (stay, reference) => `Bij ${stay} (bestelling ${reference})`,
    atReception: (reference) => `Dit krijg je bij je verblijf: noem daar bestelnummer ${reference}.`,
    delivery: 'Bezorging',
    sentTo: (address) => `We sturen het naar ${address}.`,
    nameOn: 'Op naam van',
  },
  en: {
    title: 'How you get the rest',
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
    persons: (count) => (count === 1 ? '1 person' : `${count} persons`),
    checkIn: (from) => `Check in from ${from}.`,
    checkOut: (until) => `Check out before ${until}.`,
    reception: (reference) => `Give your name and order number ${reference} when you arrive.`,
    onTheSpot: (reference) => `It is ready for you at the festival: mention order number ${reference} there.`,
    onAccount: 'Your membership is on your account. There you see how long it lasts, and can stop its renewal.',
    departure: (place) => `Departure: ${place}.`,
    onTheWay: (reference) => `This is your ticket: show order number ${reference} on the way.`,
    offeredBy: ({ name, termsUrl }) => `${name} offers this.${termsUrl && ` The terms: ${termsUrl}`}`,
    atStay: (stay, reference) => `For ${stay} (order ${reference})`,
    atReception: (reference) => `You get it at your stay: mention order number ${reference} there.`,
    delivery: 'Delivery',
    sentTo: (address) => `We send it to ${address}.`,
    nameOn: 'In the name of',
  },
  es: {
    title: 'Así recibes lo demás',
    nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
    persons: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    checkIn: (from) => `Puedes entrar a partir de las ${from}.`,
    checkOut: (until) => `La salida es hasta las ${until}.`,
    reception: (reference) => `Al llegar, di tu nombre y el número de pedido ${reference}.`,
    onTheSpot: (reference) => `Te espera en el festival: di allí el número de pedido ${reference}.`,
    onAccount: 'Tu membresía está en tu cuenta. Allí ves hasta cuándo dura y puedes desactivar la renovación.',
    departure: (place) => `Salida: ${place}.`,
    onTheWay: (reference) => `Este es tu billete: enseña por el camino el número de pedido ${reference}.`,
    offeredBy: ({ name, termsUrl }) => `Lo ofrece ${name}.${termsUrl && ` Las condiciones: ${termsUrl}`}`,
    atStay: (stay, reference) => `Para ${stay} (pedido ${reference})`,
    atReception: (reference) => `Te lo dan en tu alojamiento: di allí el número de pedido ${reference}.`,
    delivery: 'Envío',
    sentTo: (address) => `Lo enviamos a ${address}.`,
    nameOn: 'A nombre de',
  },
};
