import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';

const art = (name: string) => artAddress('solstrand', name);

/** The entertainment tax of a ticket: 1.50 per festival day [BSK-03]. Camping adds the town's tourist tax for three nights. */
const admitting = (days: number) => ({ mentionEntertainmentFee: true, entertainmentFeeAmount: 1.5 * days });
const fee = { mergeServiceFees: 'Show service fee as price' } as const;

export const tickets: ProductSeed[] = [
  productSeed.ticket({
    id: 'weekend',
    price: 189,
    serviceCosts: 9,
    stock: 6000,
    meta: {
      image: art('weekend'),
      ...fee,
      ...admitting(3),
      doorsAt: '2027-07-09T12:00:00+02:00',
      endsAt: '2027-07-12T00:00:00+02:00',
    },
    limits: { isHighlight: true, maxQuantity: 8 },
    texts: {
      en: {
        name: 'Weekend ticket',
        description:
          'Three days of sun, sea and sound: in and out as often as you like, from Friday noon until the last record on Sunday.',
        perks: [
          'All three days, five stages',
          'Free sunrise sets on the tideline',
          'Refill points for your own bottle',
        ],
        imageAlt: 'A sun disc over layered waves',
      },
      nl: {
        name: 'Weekendticket',
        description:
          'Drie dagen zon, zee en geluid: in en uit zo vaak je wilt, van vrijdagmiddag tot de laatste plaat op zondag.',
        perks: [
          'Alle drie de dagen, vijf podia',
          'Gratis zonsopgangsets langs de vloedlijn',
          'Waterpunten voor je eigen fles',
        ],
        imageAlt: 'Een zonneschijf boven gelaagde golven',
      },
      es: {
        name: 'Abono de fin de semana',
        description:
          'Tres días de sol, mar y sonido: entra y sal cuando quieras, desde el viernes al mediodía hasta el último disco del domingo.',
        perks: [
          'Los tres días, cinco escenarios',
          'Sesiones gratis al amanecer junto al mar',
          'Fuentes para tu propia botella',
        ],
        imageAlt: 'Un disco solar sobre capas de olas',
      },
    },
  }),
  productSeed.ticket({
    id: 'camping',
    price: 249,
    serviceCosts: 11,
    stock: 1800,
    meta: {
      image: art('camping'),
      ...fee,
      ...admitting(3),
      calculateTouristTax: true,
      touristTaxAmount: 6.3,
      doorsAt: '2027-07-08T18:00:00+02:00',
      endsAt: '2027-07-12T12:00:00+02:00',
    },
    limits: { maxQuantity: 6 },
    texts: {
      en: {
        name: 'Weekend + camping',
        description:
          'The whole weekend, and your tent behind the first dunes. Open from Thursday evening, closed on Monday at noon.',
        perks: ['Weekend ticket included', 'Pitch for your own tent, four nights', 'Hot showers and breakfast market'],
        additionalTicketText: 'One ticket per person; a pitch takes up to four.',
        imageAlt: 'Tents between dune grass at dusk',
      },
      nl: {
        name: 'Weekend + camping',
        description:
          'Het hele weekend, en je tent achter de eerste duinen. Open vanaf donderdagavond, dicht op maandagmiddag.',
        perks: ['Weekendticket inbegrepen', 'Plek voor je eigen tent, vier nachten', 'Warme douches en ontbijtmarkt'],
        additionalTicketText: 'Eén ticket per persoon; op een plek passen er vier.',
        imageAlt: 'Tenten tussen het helmgras in de schemering',
      },
      es: {
        name: 'Fin de semana + camping',
        description:
          'Todo el fin de semana y tu tienda tras las primeras dunas. Abre el jueves por la tarde y cierra el lunes al mediodía.',
        perks: ['Abono incluido', 'Parcela para tu tienda, cuatro noches', 'Duchas calientes y mercado de desayuno'],
        additionalTicketText: 'Una entrada por persona; en una parcela caben cuatro.',
        imageAlt: 'Tiendas entre la hierba de las dunas al atardecer',
      },
    },
  }),
  productSeed.ticket({
    id: 'vip',
    price: 349,
    serviceCosts: 15,
    stock: 240,
    meta: {
      image: art('vip'),
      ...fee,
      ...admitting(3),
      minimumQuantity: 2,
      doorsAt: '2027-07-09T12:00:00+02:00',
      endsAt: '2027-07-12T00:00:00+02:00',
    },
    limits: { minQuantity: 2, maxQuantity: 8, stepSize: 2 },
    texts: {
      en: {
        name: 'Dune deck for two',
        description:
          'A seat above the crowd: the wooden deck beside the main stage, with its own bar and a view over the sea. Sold in pairs.',
        perks: [
          'Weekend ticket included',
          'Deck with bar, shade and sea view',
          'Own entrance, no queue',
          'Two drinks a day',
        ],
        additionalTicketText: 'Sold in pairs, price per person.',
        imageAlt: 'A wooden deck over the sea under a striped awning',
      },
      nl: {
        name: 'Duindek voor twee',
        description:
          'Een plek boven de menigte: het houten dek naast het hoofdpodium, met een eigen bar en uitzicht over zee. Per twee te koop.',
        perks: [
          'Weekendticket inbegrepen',
          'Dek met bar, schaduw en zeezicht',
          'Eigen ingang, geen rij',
          'Twee drankjes per dag',
        ],
        additionalTicketText: 'Per twee te koop, prijs per persoon.',
        imageAlt: 'Een houten dek boven zee onder een gestreepte luifel',
      },
      es: {
        name: 'Terraza de las dunas para dos',
        description:
          'Un sitio por encima de todos: la terraza de madera junto al escenario principal, con barra propia y vistas al mar. Se vende de dos en dos.',
        perks: [
          'Abono incluido',
          'Terraza con barra, sombra y vistas al mar',
          'Entrada propia, sin cola',
          'Dos bebidas al día',
        ],
        additionalTicketText: 'Se vende de dos en dos, precio por persona.',
        imageAlt: 'Una terraza de madera sobre el mar bajo un toldo de rayas',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-friday',
    price: 69,
    serviceCosts: 4.5,
    stock: 0,
    meta: {
      image: art('day-friday'),
      ...fee,
      ...admitting(1),
      doorsAt: '2027-07-09T12:00:00+02:00',
      endsAt: '2027-07-10T01:00:00+02:00',
    },
    limits: { maxQuantity: 8 },
    texts: {
      en: {
        name: 'Friday 9 July',
        description: 'The opening day: gates at noon, the first big night until one.',
        perks: ['All five stages', 'Opening set at sunset'],
        soldOutText: 'Friday is sold out',
        imageAlt: 'A low sun over the first wave',
      },
      nl: {
        name: 'Vrijdag 9 juli',
        description: 'De openingsdag: deuren om twaalf uur, de eerste grote nacht tot één.',
        perks: ['Alle vijf de podia', 'Openingsset bij zonsondergang'],
        soldOutText: 'Vrijdag is uitverkocht',
        imageAlt: 'Een lage zon boven de eerste golf',
      },
      es: {
        name: 'Viernes 9 de julio',
        description: 'El día de apertura: puertas al mediodía y la primera gran noche hasta la una.',
        perks: ['Los cinco escenarios', 'Sesión de apertura al atardecer'],
        soldOutText: 'El viernes está agotado',
        imageAlt: 'Un sol bajo sobre la primera ola',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-saturday',
    price: 79,
    serviceCosts: 5,
    stock: 14,
    meta: {
      image: art('day-saturday'),
      ...fee,
      ...admitting(1),
      doorsAt: '2027-07-10T12:00:00+02:00',
      endsAt: '2027-07-11T01:00:00+02:00',
    },
    limits: { maxQuantity: 8 },
    texts: {
      en: {
        name: 'Saturday 10 July',
        description: 'The longest day of the three, and the one with the fire parade at low tide.',
        perks: ['All five stages', 'Fire parade at low tide'],
        imageAlt: 'A high sun and three rows of waves',
      },
      nl: {
        name: 'Zaterdag 10 juli',
        description: 'De langste dag van de drie, met de vuurparade bij eb.',
        perks: ['Alle vijf de podia', 'Vuurparade bij eb'],
        imageAlt: 'Een hoge zon en drie rijen golven',
      },
      es: {
        name: 'Sábado 10 de julio',
        description: 'El día más largo de los tres, con el desfile de fuego en la bajamar.',
        perks: ['Los cinco escenarios', 'Desfile de fuego en la bajamar'],
        imageAlt: 'Un sol alto y tres filas de olas',
      },
    },
  }),
  productSeed.ticket({
    id: 'day-sunday',
    price: 69,
    serviceCosts: 4.5,
    stock: 2500,
    meta: {
      image: art('day-sunday'),
      ...fee,
      ...admitting(1),
      doorsAt: '2027-07-11T12:00:00+02:00',
      endsAt: '2027-07-12T00:00:00+02:00',
    },
    limits: { maxQuantity: 8 },
    texts: {
      en: {
        name: 'Sunday 11 July',
        description: 'Slow start, wide finish: bands in the afternoon and the closing set with your feet in the water.',
        perks: ['All five stages', 'Closing set on the tideline'],
        imageAlt: 'A setting sun half in the sea',
      },
      nl: {
        name: 'Zondag 11 juli',
        description: 'Rustig begin, groots einde: bands in de middag en de slotset met je voeten in het water.',
        perks: ['Alle vijf de podia', 'Slotset langs de vloedlijn'],
        imageAlt: 'Een ondergaande zon, half in zee',
      },
      es: {
        name: 'Domingo 11 de julio',
        description:
          'Comienzo tranquilo y gran final: bandas por la tarde y la sesión de cierre con los pies en el agua.',
        perks: ['Los cinco escenarios', 'Sesión de cierre junto al mar'],
        imageAlt: 'Un sol poniente medio hundido en el mar',
      },
    },
  }),
];
