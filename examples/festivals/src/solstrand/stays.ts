import { roomTitles } from '../roomTitles.ts';
import { hotelExtras, outdoorExtras } from '../stayExtras.ts';
import { staySeeds } from '../staySeeds.ts';

export const stays = staySeeds(
  { brand: 'solstrand', eventId: 'solstrand-2027', startOfStayDate: '2027-07-08', endOfStayDate: '2027-07-12' },
  [
    {
      id: 'hotel-dune',
      category: 'Hotel',
      rating: 4,
      occupation: 2,
      rooms: [
        { id: 'standard', sleeps: 2, takes: 50, price: 898, stock: 40, title: roomTitles.doubleRoom },
        { id: 'seaview', sleeps: 2, takes: 8, price: 1098, stock: 4, title: roomTitles.seaView },
        { id: 'family', sleeps: 4, takes: 8, price: 1596, stock: 0, title: roomTitles.familyRoom },
      ],
      extras: hotelExtras,
      arrival: { address: 'Duinrand 4, 2041 KA Zandvoort', checkInFrom: '15:00', checkOutUntil: '11:00' },
      texts: {
        en: {
          name: 'Hotel De Duinrand',
          description:
            'Wake up to the sea. Eight minutes’ walk over the dunes to the gate, late breakfast until one, weekend tickets for two.',
          whereabouts:
            'In the dunes of Zandvoort: eight minutes’ walk to the festival gate, twelve to Zandvoort aan Zee station (half an hour by train from Amsterdam).',
        },
        nl: {
          name: 'Hotel De Duinrand',
          description:
            'Wakker worden met zee. Acht minuten lopen door de duinen naar de poort, laat ontbijt tot één uur, weekendtickets voor twee.',
          whereabouts:
            'In de duinen van Zandvoort: acht minuten lopen naar de festivalpoort, twaalf naar station Zandvoort aan Zee (een half uur met de trein vanaf Amsterdam).',
        },
        es: {
          name: 'Hotel De Duinrand',
          description:
            'Despierta frente al mar. A ocho minutos a pie por las dunas, desayuno hasta la una y abonos para dos.',
          whereabouts:
            'En las dunas de Zandvoort: a ocho minutos a pie de la puerta del festival y a doce de la estación de Zandvoort aan Zee (a media hora en tren de Ámsterdam).',
        },
      },
    },
    {
      id: 'hotel-harbour',
      category: 'Hotel',
      rating: 3,
      occupation: 2,
      rooms: [
        { id: 'standard', sleeps: 2, takes: 12, price: 736, stock: 6, title: roomTitles.twinRoom },
        { id: 'single', sleeps: 1, takes: 2, price: 518, stock: 2, title: roomTitles.singleRoom },
      ],
      extras: hotelExtras,
      arrival: { address: 'Havenkade 21, 1973 AK IJmuiden', checkInFrom: '15:00', checkOutUntil: '11:00' },
      texts: {
        en: {
          name: 'Havenhuis IJmuiden',
          description:
            'Above the fishing harbour, with a bike for each of you: twenty minutes along the beach. Weekend tickets for two.',
          whereabouts:
            'By the fishing harbour of IJmuiden, nine kilometres from the gate: twenty minutes by bike along the beach, or bus 81 every half hour, also at night.',
        },
        nl: {
          name: 'Havenhuis IJmuiden',
          description:
            'Boven de vissershaven, met voor ieder een fiets: twintig minuten langs het strand. Weekendtickets voor twee.',
          whereabouts:
            'Aan de vissershaven van IJmuiden, negen kilometer van de poort: twintig minuten fietsen langs het strand, of elk half uur bus 81, ook ’s nachts.',
        },
        es: {
          name: 'Havenhuis IJmuiden',
          description:
            'Sobre el puerto pesquero, con una bici para cada uno: veinte minutos por la playa. Abonos para dos.',
          whereabouts:
            'Junto al puerto pesquero de IJmuiden, a nueve kilómetros de la puerta: veinte minutos en bici por la playa o el autobús 81 cada media hora, también de noche.',
        },
      },
    },
    {
      id: 'cabin',
      category: 'Lodge',
      rating: 4,
      occupation: 4,
      rooms: [{ id: 'standard', sleeps: 4, takes: 8, price: 1592, stock: 0, title: roomTitles.cabinForFour }],
      extras: outdoorExtras,
      arrival: { address: 'Strandpad 9, 2041 KB Zandvoort', checkInFrom: '16:00', checkOutUntil: '10:00' },
      texts: {
        en: {
          name: 'Beach cabin for four',
          description:
            'A wooden cabin on the sand, bunk beds and a porch, two hundred steps from the west stage. Weekend tickets for four.',
          whereabouts:
            'On the festival beach itself, two hundred steps from the west stage. Cars stay at car park P2, ten minutes’ walk away.',
        },
        nl: {
          name: 'Strandhuisje voor vier',
          description:
            'Een houten huisje op het zand met stapelbedden en een veranda, tweehonderd passen van het westpodium. Weekendtickets voor vier.',
          whereabouts:
            'Op het festivalstrand zelf, tweehonderd passen van het westpodium. De auto blijft op parkeerplaats P2, tien minuten lopen.',
        },
        es: {
          name: 'Cabaña de playa para cuatro',
          description:
            'Una cabaña de madera en la arena, literas y porche, a doscientos pasos del escenario oeste. Abonos para cuatro.',
          whereabouts:
            'En la misma playa del festival, a doscientos pasos del escenario oeste. El coche se queda en el aparcamiento P2, a diez minutos a pie.',
        },
      },
    },
    {
      id: 'glamping',
      category: 'Glamping',
      rating: 3,
      occupation: 2,
      rooms: [{ id: 'standard', sleeps: 2, takes: 6, price: 684, stock: 60, title: roomTitles.bellTent }],
      extras: outdoorExtras,
      arrival: { address: 'Zeeweg 80, 2051 EC Overveen', checkInFrom: '16:00', checkOutUntil: '10:00' },
      texts: {
        en: {
          name: 'Bell tent in the dunes',
          description:
            'A real bed, a lamp and a rug, already standing when you arrive. Weekend and camping tickets for two.',
          whereabouts:
            'On the quiet field behind the dunes, five minutes’ walk from the gate and next to the showers. Car park P1 is across the road.',
        },
        nl: {
          name: 'Belltent in de duinen',
          description:
            'Een echt bed, een lamp en een kleed; alles staat al als je aankomt. Weekend- en campingtickets voor twee.',
          whereabouts:
            'Op het stille veld achter de duinen, vijf minuten lopen van de poort en naast de douches. Parkeerplaats P1 is aan de overkant.',
        },
        es: {
          name: 'Tienda campana en las dunas',
          description:
            'Una cama de verdad, una lámpara y una alfombra, todo montado al llegar. Abonos con camping para dos.',
          whereabouts:
            'En el campo tranquilo detrás de las dunas, a cinco minutos a pie de la puerta y junto a las duchas. El aparcamiento P1 está enfrente.',
        },
      },
    },
  ],
);
