import { roomTitles } from '../roomTitles.ts';
import { hotelExtras, outdoorExtras } from '../stayExtras.ts';
import { staySeeds } from '../staySeeds.ts';

export const stays = staySeeds(
  { brand: 'nachtwoud', eventId: 'nachtwoud-2027', startOfStayDate: '2027-10-08', endOfStayDate: '2027-10-10' },
  [
    {
      id: 'cabin',
      category: 'Lodge',
      rating: 4,
      occupation: 4,
      rooms: [{ id: 'standard', sleeps: 4, takes: 12, price: 1048, stock: 12, title: roomTitles.cabinForFour }],
      extras: outdoorExtras,
      texts: {
        en: {
          name: 'Forest cabin for four',
          description:
            'Wood stove, four beds and blinds that keep the day out. Both nights for four, at the edge of the wood.',
        },
        nl: {
          name: 'Boshut voor vier',
          description:
            'Houtkachel, vier bedden en luiken die de dag buiten houden. Beide nachten voor vier, aan de bosrand.',
        },
        es: {
          name: 'Cabaña del bosque para cuatro',
          description:
            'Estufa de leña, cuatro camas y persianas que no dejan entrar el día. Las dos noches para cuatro, al borde del bosque.',
        },
      },
    },
    {
      id: 'glamping',
      category: 'Glamping',
      rating: 3,
      occupation: 2,
      rooms: [{ id: 'standard', sleeps: 2, takes: 6, price: 496, stock: 30, title: roomTitles.clearDome }],
      extras: outdoorExtras,
      texts: {
        en: {
          name: 'Clear dome for two',
          description: 'See the moon through the roof, and sleep under felt blankets. Both nights for two.',
        },
        nl: {
          name: 'Heldere koepel voor twee',
          description: 'Zie de maan door het dak en slaap onder vilten dekens. Beide nachten voor twee.',
        },
        es: {
          name: 'Cúpula transparente para dos',
          description: 'Mira la luna por el techo y duerme bajo mantas de fieltro. Las dos noches para dos.',
        },
      },
    },
    {
      id: 'hotel-dune',
      category: 'Hotel',
      rating: 4,
      occupation: 2,
      rooms: [{ id: 'standard', sleeps: 2, takes: 40, price: 612, stock: 0, title: roomTitles.doubleRoom }],
      extras: hotelExtras,
      texts: {
        en: {
          name: 'Heide Hotel Genk',
          description: 'Breakfast from two in the afternoon, shuttle at dusk and dawn. Both nights for two.',
        },
        nl: {
          name: 'Heidehotel Genk',
          description: 'Ontbijt vanaf twee uur ’s middags, pendel bij schemer en dageraad. Beide nachten voor twee.',
        },
        es: {
          name: 'Heidehotel Genk',
          description: 'Desayuno desde las dos de la tarde, lanzadera al anochecer y al alba. Las dos noches para dos.',
        },
      },
    },
    {
      id: 'hotel-harbour',
      category: 'Hotel',
      rating: 3,
      occupation: 2,
      rooms: [
        { id: 'standard', sleeps: 2, takes: 50, price: 538, stock: 25, title: roomTitles.twinRoom },
        { id: 'suite', sleeps: 2, takes: 4, price: 694, stock: 1, title: roomTitles.towerSuite },
      ],
      extras: hotelExtras,
      texts: {
        en: {
          name: 'Kanaalhuis Hasselt',
          description: 'By the old inland port, dark curtains and a late checkout. Both nights for two, bus included.',
        },
        nl: {
          name: 'Kanaalhuis Hasselt',
          description:
            'Aan de oude binnenhaven, met donkere gordijnen en laat uitchecken. Beide nachten voor twee, bus inbegrepen.',
        },
        es: {
          name: 'Kanaalhuis Hasselt',
          description:
            'Junto al antiguo puerto interior, cortinas oscuras y salida tardía. Las dos noches para dos, autobús incluido.',
        },
      },
    },
  ],
);
