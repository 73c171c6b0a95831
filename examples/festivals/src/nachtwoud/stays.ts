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
      arrival: { address: 'Boslaan 7, 3600 Genk', checkInFrom: '16:00', checkOutUntil: '10:00' },
      texts: {
        en: {
          name: 'Forest cabin for four',
          description:
            'Wood stove, four beds and blinds that keep the day out. Both nights for four, at the edge of the wood.',
          whereabouts:
            'At the edge of the wood, four minutes’ walk from the gate. Genk station is six kilometres away; the shuttle stops at the path.',
        },
        nl: {
          name: 'Boshut voor vier',
          description:
            'Houtkachel, vier bedden en luiken die de dag buiten houden. Beide nachten voor vier, aan de bosrand.',
          whereabouts:
            'Aan de bosrand, vier minuten lopen van de poort. Station Genk is zes kilometer verderop; de pendel stopt bij het pad.',
        },
        es: {
          name: 'Cabaña del bosque para cuatro',
          description:
            'Estufa de leña, cuatro camas y persianas que no dejan entrar el día. Las dos noches para cuatro, al borde del bosque.',
          whereabouts:
            'Al borde del bosque, a cuatro minutos a pie de la puerta. La estación de Genk está a seis kilómetros; la lanzadera para junto al camino.',
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
      arrival: { address: 'Maanpad 1, 3600 Genk', checkInFrom: '16:00', checkOutUntil: '10:00' },
      texts: {
        en: {
          name: 'Clear dome for two',
          description: 'See the moon through the roof, and sleep under felt blankets. Both nights for two.',
          whereabouts:
            'In the clearing beside the moon stage, seven minutes’ walk from the gate. Cars stay at the north car park.',
        },
        nl: {
          name: 'Heldere koepel voor twee',
          description: 'Zie de maan door het dak en slaap onder vilten dekens. Beide nachten voor twee.',
          whereabouts:
            'Op de open plek naast het maanpodium, zeven minuten lopen van de poort. Auto’s blijven op parkeerplaats Noord.',
        },
        es: {
          name: 'Cúpula transparente para dos',
          description: 'Mira la luna por el techo y duerme bajo mantas de fieltro. Las dos noches para dos.',
          whereabouts:
            'En el claro junto al escenario de la luna, a siete minutos a pie de la puerta. Los coches se quedan en el aparcamiento norte.',
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
      arrival: { address: 'Stationsplein 12, 3600 Genk', checkInFrom: '15:00', checkOutUntil: '11:00' },
      texts: {
        en: {
          name: 'Heide Hotel Genk',
          description: 'Breakfast from two in the afternoon, shuttle at dusk and dawn. Both nights for two.',
          whereabouts:
            'In the centre of Genk, six kilometres from the wood and five minutes’ walk from the station. The shuttle leaves at dusk and comes back at dawn.',
        },
        nl: {
          name: 'Heidehotel Genk',
          description: 'Ontbijt vanaf twee uur ’s middags, pendel bij schemer en dageraad. Beide nachten voor twee.',
          whereabouts:
            'In het centrum van Genk, zes kilometer van het bos en vijf minuten lopen van het station. De pendel vertrekt bij schemer en komt terug bij dageraad.',
        },
        es: {
          name: 'Heidehotel Genk',
          description: 'Desayuno desde las dos de la tarde, lanzadera al anochecer y al alba. Las dos noches para dos.',
          whereabouts:
            'En el centro de Genk, a seis kilómetros del bosque y a cinco minutos a pie de la estación. La lanzadera sale al anochecer y vuelve al alba.',
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
      arrival: { address: 'Kanaalkom 18, 3500 Hasselt', checkInFrom: '15:00', checkOutUntil: '11:00' },
      texts: {
        en: {
          name: 'Kanaalhuis Hasselt',
          description: 'By the old inland port, dark curtains and a late checkout. Both nights for two, bus included.',
          whereabouts:
            'By the old inland port of Hasselt, fifteen minutes by bus from the wood (included) and ten minutes’ walk from the station.',
        },
        nl: {
          name: 'Kanaalhuis Hasselt',
          description:
            'Aan de oude binnenhaven, met donkere gordijnen en laat uitchecken. Beide nachten voor twee, bus inbegrepen.',
          whereabouts:
            'Aan de oude binnenhaven van Hasselt, een kwartier met de bus van het bos (inbegrepen) en tien minuten lopen van het station.',
        },
        es: {
          name: 'Kanaalhuis Hasselt',
          description:
            'Junto al antiguo puerto interior, cortinas oscuras y salida tardía. Las dos noches para dos, autobús incluido.',
          whereabouts:
            'Junto al antiguo puerto interior de Hasselt, a un cuarto de hora en autobús del bosque (incluido) y a diez minutos a pie de la estación.',
        },
      },
    },
  ],
);
