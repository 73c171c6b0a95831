import type { Places } from '@festival/shared-contracts/step/places';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

/**
 * The declarations of six remotes, in the form of their manifests. They are a separate sample, so that a team that
 * changes its steps does not have to change tests of the shell.
 */
export const ownRemotes: Record<string, { steps?: readonly StepDeclaration[]; places?: Places }> = {
  mf_basket: {
    places: {
      basket: 'basket',
      upsell: 'upsell',
      fillCart: 'wishlist',
      previousOrders: 'previousOrders',
      register: 'register',
    },
  },
  mf_checkout: {
    places: {
      form: 'form',
      payment: 'payment',
      paymentStatus: 'paymentStatus',
      order: 'order',
    },
  },
  mf_merch: {
    steps: [
      {
        name: 'merchandise',
        module: 'merchandise',
        isInEveryShop: true,
        sells: ['merchandise'],
        tileLinks: ['Merchandise'],
        hero: 'merchandise',
        traits: ['isFallbackAfterUpsell'],
        texts: {
          nl: {
            name: 'Merchandise',
            title: 'Iets om te houden',
            sentence: 'Gemaakt voor deze editie, in kleine oplage. Op is op.',
            tile: 'Gemaakt voor deze editie.',
          },
          en: {
            name: 'Merchandise',
            title: 'Something to keep',
            sentence: 'Made for this edition, in small numbers. When it’s gone, it’s gone.',
            tile: 'Made for this edition.',
          },
          es: {
            name: 'Merchandising',
            title: 'Algo para guardar',
            sentence: 'Hecho para esta edición, en pequeñas tiradas. Cuando se acaba, se acaba.',
            tile: 'Hecho para esta edición.',
          },
        },
      },
      {
        name: 'extras',
        module: 'extras',
        isInEveryShop: true,
        sells: ['extras'],
        tileLinks: ['Extras'],
        hero: 'extras',
        addresses: [
          {
            path: ':id',
            module: 'extra',
            guards: ['productOffered'],
          },
        ],
        texts: {
          nl: {
            name: 'Extra’s',
            title: 'Net wat makkelijker',
            sentence:
              'Een kluisje, een parkeerplek, een warme douche: regel het nu, dan hoef je er straks niet aan te denken.',
            tile: 'Kluisje, parkeren, douchen.',
          },
          en: {
            name: 'Extras',
            title: 'Make it easier',
            sentence: 'A locker, a parking spot, a hot shower: arrange it now and forget about it later.',
            tile: 'Locker, parking, shower.',
          },
          es: {
            name: 'Extras',
            title: 'Un poco más fácil',
            sentence: 'Una taquilla, un aparcamiento, una ducha caliente: déjalo listo ahora y olvídate.',
            tile: 'Taquilla, aparcamiento, ducha.',
          },
        },
      },
    ],
  },
  mf_tickets: {
    steps: [
      {
        name: 'tickets',
        module: 'tickets',
        isInEveryShop: true,
        sells: ['ticket'],
        tileLinks: ['Tickets'],
        isRequired: true,
        hero: 'tickets',
        traits: ['hasUpsell'],
        addresses: [
          {
            path: ':id',
            module: 'ticket',
            guards: ['productOffered'],
          },
        ],
        texts: {
          nl: {
            name: 'Tickets',
            title: 'Kies je tickets',
            sentence: 'Eén dag of het hele weekend. Wat je kiest, houden we meteen voor je vast.',
            wishlist: 'Eén dag of het hele weekend. Bewaar wat je wilt hebben; kopen doe je zodra de verkoop opent.',
            tile: 'Eén dag of alles. Hier begint het.',
            start: 'Kies je tickets',
          },
          en: {
            name: 'Tickets',
            title: 'Choose your tickets',
            sentence: 'One day or the whole weekend. Whatever you choose, we hold it for you right away.',
            wishlist: 'One day or the whole weekend. Save what you would like; you buy it once the sale opens.',
            tile: 'One day or all of it. It starts here.',
            start: 'Choose your tickets',
          },
          es: {
            name: 'Entradas',
            title: 'Elige tus entradas',
            sentence: 'Un día o el fin de semana entero. Lo que elijas te lo guardamos al momento.',
            wishlist: 'Un día o el fin de semana entero. Guarda lo que quieras; lo compras cuando se abra la venta.',
            tile: 'Un día o todo. Aquí empieza.',
            start: 'Elige tus entradas',
          },
        },
      },
      {
        name: 'membership',
        module: 'membership',
        isInEveryShop: true,
        sells: ['membership'],
        hero: 'membership',
        texts: {
          nl: {
            name: 'Lidmaatschap',
            title: 'Word lid',
            sentence: 'Wat het kost, hoe lang het duurt en wat het voor je opent.',
            tile: 'Je toegang tot de ledenverkoop.',
          },
          en: {
            name: 'Membership',
            title: 'Become a member',
            sentence: 'What it costs, how long it lasts, and what it opens.',
            tile: 'Your way into the members’ sale.',
          },
          es: {
            name: 'Membresía',
            title: 'Hazte miembro',
            sentence: 'Lo que cuesta, cuánto dura y lo que te abre.',
            tile: 'Tu acceso a la venta para miembros.',
          },
        },
      },
      {
        name: 'upgrade',
        module: 'upgrade',
        isInEveryShop: true,
        sells: ['upgrades'],
        isRequired: true,
        capability: 'appliesUpgrade',
        traits: ['needsChoice'],
        texts: {
          nl: {
            name: 'Upgrade',
            title: 'Maak meer van je ticket',
            sentence: 'Meer uit het ticket dat je al hebt. Je betaalt alleen het verschil.',
            tile: 'Je betaalt alleen het verschil.',
          },
          en: {
            name: 'Upgrade',
            title: 'Make more of your ticket',
            sentence: 'More from the ticket you already have. You only pay the difference.',
            tile: 'You only pay the difference.',
          },
          es: {
            name: 'Mejora',
            title: 'Saca más de tu entrada',
            sentence: 'Más de la entrada que ya tienes. Solo pagas la diferencia.',
            tile: 'Solo pagas la diferencia.',
          },
        },
      },
    ],
  },
  mf_transport: {
    steps: [
      {
        name: 'transportation',
        formerNames: ['transport'],
        module: 'transportation',
        isInEveryShop: true,
        sells: ['transportation'],
        tileLinks: ['Transport'],
        hero: 'transportation',
        flowCapability: 'offersTransport',
        addresses: [
          {
            path: 'eu',
            given: {
              region: 'eu',
            },
          },
          {
            path: 'nl',
            given: {
              region: 'nl',
            },
          },
        ],
        texts: {
          nl: {
            name: 'Bus',
            title: 'Met de bus, heen en terug',
            sentence: 'Stap in bij jou in de buurt en kom na de laatste plaat weer thuis.',
            tile: 'Heen en terug, zonder parkeren.',
          },
          en: {
            name: 'Bus',
            title: 'There and back by bus',
            sentence: 'Get on near your home and be back there after the last record.',
            tile: 'There and back, no parking.',
          },
          es: {
            name: 'Autobús',
            title: 'Ida y vuelta en autobús',
            sentence: 'Sube cerca de casa y vuelve después del último disco.',
            tile: 'Ida y vuelta, sin aparcar.',
          },
        },
      },
      {
        name: 'comparetransport',
        module: 'compareTransport',
        isInEveryShop: true,
        sells: ['comparetransport'],
        hero: 'transportation',
        addresses: [
          {
            path: 'detail',
            module: 'compareTable',
          },
          {
            path: 'eu',
            given: {
              region: 'eu',
            },
          },
          {
            path: 'nl',
            given: {
              region: 'nl',
            },
          },
        ],
        texts: {
          nl: {
            name: 'Vervoer vergelijken',
            title: 'Hoe kom je er?',
            sentence: 'Trein, bus of toch anders: zie wat elke reis kost en hoe lang je onderweg bent.',
            tile: 'Trein en bus naast elkaar.',
          },
          en: {
            name: 'Compare transport',
            title: 'How will you get there?',
            sentence: 'Train, coach or another way: see what each journey costs and how long it takes.',
            tile: 'Train and coach side by side.',
          },
          es: {
            name: 'Comparar transporte',
            title: '¿Cómo vas a llegar?',
            sentence: 'Tren, autocar o de otra manera: mira cuánto cuesta cada viaje y cuánto tarda.',
            tile: 'Tren y autocar, lado a lado.',
          },
        },
      },
    ],
  },
  mf_travel: {
    steps: [
      {
        module: 'packages',
        isInEveryShop: true,
        sells: ['packages'],
        query: ['persons', 'category', 'rating', 'date'],
        read: '/travel/:apiTravelId/en/packages',
        hero: 'travel',
        traits: ['returnsToDetail'],
        texts: {
          nl: {
            name: 'Reis en verblijf',
            title: 'Blijf slapen',
            sentence: 'Een bed vlak bij het festival. Je ticket zit erbij.',
            tile: 'Een bed dichtbij, met je ticket erbij.',
          },
          en: {
            name: 'Travel and stay',
            title: 'Stay the night',
            sentence: 'A bed close to the festival. Your ticket is included.',
            tile: 'A bed close by, ticket included.',
          },
          es: {
            name: 'Viaje y estancia',
            title: 'Quédate a dormir',
            sentence: 'Una cama cerca del festival. Tu entrada va incluida.',
            tile: 'Una cama cerca, con entrada.',
          },
        },
        name: 'packages',
        tileLinks: ['Packages'],
      },
      {
        module: 'packages',
        isInEveryShop: true,
        sells: ['packages'],
        query: ['persons', 'category', 'rating', 'date'],
        read: '/travel/:apiTravelId/en/packages',
        hero: 'travel',
        traits: ['returnsToDetail'],
        texts: {
          nl: {
            name: 'Reis en verblijf',
            title: 'Blijf slapen',
            sentence: 'Een bed vlak bij het festival. Je ticket zit erbij.',
            tile: 'Een bed dichtbij, met je ticket erbij.',
          },
          en: {
            name: 'Travel and stay',
            title: 'Stay the night',
            sentence: 'A bed close to the festival. Your ticket is included.',
            tile: 'A bed close by, ticket included.',
          },
          es: {
            name: 'Viaje y estancia',
            title: 'Quédate a dormir',
            sentence: 'Una cama cerca del festival. Tu entrada va incluida.',
            tile: 'Una cama cerca, con entrada.',
          },
        },
        name: 'travel',
        tileLinks: ['Travel'],
        flowCapability: 'offersTravel',
        addresses: [
          {
            path: ':detail',
            module: 'stay',
            query: ['persons'],
          },
        ],
      },
      {
        name: 'traveladdon',
        module: 'addOns',
        isInEveryShop: true,
        sells: [],
        capability: 'looksUpOrder',
        hero: 'travel',
        addresses: [
          {
            path: ':detail',
          },
        ],
        texts: {
          nl: {
            name: 'Hotelextra’s',
            title: 'Meer bij je verblijf',
            sentence: 'Voeg iets toe aan de kamer die je al geboekt hebt.',
            tile: 'Nog iets bij je verblijf.',
          },
          en: {
            name: 'Hotel extras',
            title: 'More for your stay',
            sentence: 'Add something to the room that you have booked already.',
            tile: 'A little more with your stay.',
          },
          es: {
            name: 'Extras del hotel',
            title: 'Más para tu estancia',
            sentence: 'Añade algo a la habitación que ya has reservado.',
            tile: 'Algo más para tu estancia.',
          },
        },
      },
    ],
  },
};
