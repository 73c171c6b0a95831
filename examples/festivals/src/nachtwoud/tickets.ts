import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';

const art = (name: string) => artAddress('nachtwoud', name);
const fee = { mergeServiceFees: 'Show service fee as text' } as const;
const feeTexts = {
  en: { serviceFees: 'Service costs included' },
  nl: { serviceFees: 'Inclusief servicekosten' },
  es: { serviceFees: 'Gastos de servicio incluidos' },
};

export const tickets: ProductSeed[] = [
  productSeed.ticket({
    id: 'weekend',
    price: 129,
    serviceCosts: 7.5,
    stock: 4000,
    meta: { image: art('weekend'), ...fee, doorsAt: '2027-10-08T19:00:00+02:00', endsAt: '2027-10-10T06:00:00+02:00' },
    limits: { isHighlight: true, maxQuantity: 6 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Both nights',
        description: 'Two nights from dusk to dawn: four clearings, eleven light works, no phones needed.',
        perks: ['Friday and Saturday night', 'Every light work and clearing', 'Cloakroom included'],
        imageAlt: 'A moon between dark trunks',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Beide nachten',
        description: 'Twee nachten van schemer tot dageraad: vier open plekken, elf lichtwerken, geen telefoon nodig.',
        perks: ['Vrijdag- en zaterdagnacht', 'Alle lichtwerken en open plekken', 'Garderobe inbegrepen'],
        imageAlt: 'Een maan tussen donkere stammen',
      },
      es: {
        ...feeTexts.es,
        name: 'Las dos noches',
        description: 'Dos noches del crepúsculo al alba: cuatro claros, once obras de luz y ningún móvil.',
        perks: ['Noches del viernes y el sábado', 'Todas las obras y los claros', 'Guardarropa incluido'],
        imageAlt: 'Una luna entre troncos oscuros',
      },
    },
  }),
  productSeed.ticket({
    id: 'camping',
    price: 172,
    serviceCosts: 9,
    stock: 900,
    meta: {
      image: art('camping'),
      ...fee,
      calculateTouristTax: true,
      touristTaxAmount: 5,
      doorsAt: '2027-10-08T15:00:00+02:00',
      endsAt: '2027-10-10T12:00:00+02:00',
    },
    limits: { maxQuantity: 6 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Both nights + tent field',
        description:
          'Sleep under the beeches while it is light. Quiet from nine in the morning, coffee from three in the afternoon.',
        perks: ['Both nights included', 'Pitch in the quiet field', 'Warm meal on Saturday'],
        imageAlt: 'A lit tent among trunks',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Beide nachten + tentveld',
        description:
          'Slaap onder de beuken zolang het licht is. Stil vanaf negen uur ’s ochtends, koffie vanaf drie uur ’s middags.',
        perks: ['Beide nachten inbegrepen', 'Plek op het stille veld', 'Warme maaltijd op zaterdag'],
        imageAlt: 'Een verlichte tent tussen stammen',
      },
      es: {
        ...feeTexts.es,
        name: 'Las dos noches + acampada',
        description:
          'Duerme bajo las hayas mientras hay luz. Silencio desde las nueve de la mañana, café desde las tres de la tarde.',
        perks: ['Las dos noches incluidas', 'Parcela en el campo tranquilo', 'Comida caliente el sábado'],
        imageAlt: 'Una tienda iluminada entre troncos',
      },
    },
  }),
  productSeed.ticket({
    id: 'vip',
    price: 229,
    serviceCosts: 12,
    stock: 120,
    meta: {
      image: art('vip'),
      ...fee,
      minimumQuantity: 2,
      doorsAt: '2027-10-08T19:00:00+02:00',
      endsAt: '2027-10-10T06:00:00+02:00',
    },
    limits: { minQuantity: 2, maxQuantity: 6, stepSize: 2 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Canopy, for two',
        description:
          'The walkway between the crowns, with a fire bowl and a bar of its own, above the main clearing. Sold in pairs.',
        perks: ['Both nights included', 'Walkway with bar and fire', 'Night walk with the light makers'],
        additionalTicketText: 'Sold in pairs, price per person.',
        imageAlt: 'A lit walkway between tree tops',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Kruinpad, voor twee',
        description:
          'Het pad tussen de kruinen, met een vuurschaal en een eigen bar, boven de grote open plek. Per twee te koop.',
        perks: ['Beide nachten inbegrepen', 'Kruinpad met bar en vuur', 'Nachtwandeling met de lichtmakers'],
        additionalTicketText: 'Per twee te koop, prijs per persoon.',
        imageAlt: 'Een verlicht pad tussen boomkruinen',
      },
      es: {
        ...feeTexts.es,
        name: 'Entre las copas, para dos',
        description:
          'La pasarela entre las copas, con un brasero y barra propia, sobre el claro principal. Se vende de dos en dos.',
        perks: ['Las dos noches incluidas', 'Pasarela con barra y fuego', 'Paseo nocturno con los artistas de la luz'],
        additionalTicketText: 'Se vende de dos en dos, precio por persona.',
        imageAlt: 'Una pasarela iluminada entre copas de árboles',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-friday',
    price: 72,
    serviceCosts: 4.5,
    stock: 1500,
    meta: {
      image: art('day-friday'),
      ...fee,
      doorsAt: '2027-10-08T19:00:00+02:00',
      endsAt: '2027-10-09T06:00:00+02:00',
    },
    limits: { maxQuantity: 6 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Friday night, 8 October',
        description: 'The wood opens at dusk and closes when the birds begin.',
        perks: ['All clearings', 'First light at 19:10'],
        imageAlt: 'Vertical lines and a thin moon',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Vrijdagnacht 8 oktober',
        description: 'Het woud gaat open in de schemer en dicht als de vogels beginnen.',
        perks: ['Alle open plekken', 'Eerste licht om 19.10 uur'],
        imageAlt: 'Verticale lijnen en een dunne maan',
      },
      es: {
        ...feeTexts.es,
        name: 'Noche del viernes, 8 de octubre',
        description: 'El bosque abre al anochecer y cierra cuando empiezan los pájaros.',
        perks: ['Todos los claros', 'Primera luz a las 19:10'],
        imageAlt: 'Líneas verticales y una luna fina',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-saturday',
    price: 78,
    serviceCosts: 4.5,
    stock: 0,
    meta: {
      image: art('day-saturday'),
      ...fee,
      doorsAt: '2027-10-09T19:00:00+02:00',
      endsAt: '2027-10-10T06:00:00+02:00',
    },
    limits: { maxQuantity: 6 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Saturday night, 9 October',
        description: 'The longest night of the two, with the moonrise set in the great clearing.',
        perks: ['All clearings', 'Moonrise set'],
        soldOutText: 'Saturday night is sold out',
        imageAlt: 'A full moon behind trunks',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Zaterdagnacht 9 oktober',
        description: 'De langste nacht van de twee, met de set bij maansopkomst op de grote open plek.',
        perks: ['Alle open plekken', 'Set bij maansopkomst'],
        soldOutText: 'Zaterdagnacht is uitverkocht',
        imageAlt: 'Een volle maan achter stammen',
      },
      es: {
        ...feeTexts.es,
        name: 'Noche del sábado, 9 de octubre',
        description: 'La noche más larga de las dos, con la sesión a la salida de la luna en el gran claro.',
        perks: ['Todos los claros', 'Sesión a la salida de la luna'],
        soldOutText: 'La noche del sábado está agotada',
        imageAlt: 'Una luna llena tras los troncos',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-sunday',
    price: 28,
    serviceCosts: 2.5,
    stock: 18,
    meta: {
      image: art('day-sunday'),
      ...fee,
      doorsAt: '2027-10-10T06:00:00+02:00',
      endsAt: '2027-10-10T11:00:00+02:00',
    },
    limits: { maxQuantity: 6 },
    texts: {
      en: {
        ...feeTexts.en,
        name: 'Morning light, Sunday 10 October',
        description: 'From six to eleven: slow sound, mist and breakfast, until the last lamp goes out.',
        perks: ['The eastern clearing', 'Breakfast included'],
        imageAlt: 'Spores in the first light',
      },
      nl: {
        ...feeTexts.nl,
        name: 'Ochtendlicht, zondag 10 oktober',
        description: 'Van zes tot elf: traag geluid, mist en ontbijt, tot de laatste lamp dooft.',
        perks: ['De oostelijke open plek', 'Ontbijt inbegrepen'],
        imageAlt: 'Sporen in het eerste licht',
      },
      es: {
        ...feeTexts.es,
        name: 'Luz de la mañana, domingo 10 de octubre',
        description: 'De seis a once: sonido lento, niebla y desayuno, hasta que se apague la última lámpara.',
        perks: ['El claro del este', 'Desayuno incluido'],
        imageAlt: 'Esporas en la primera luz',
      },
    },
  }),
];
