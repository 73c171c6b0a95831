import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';

const art = (name: string) => artAddress('solstrand', name);

export const extras: ProductSeed[] = [
  productSeed.extra({
    id: 'locker',
    price: 18,
    stock: 500,
    meta: { image: art('locker'), isUpsell: true },
    limits: { maxQuantity: 4, isUpsell: true, isHighlight: true },
    texts: {
      en: {
        name: 'Locker, whole weekend',
        description: 'A dry place for your things beside the entrance, with a socket to charge your phone.',
        perks: ['Fits a bag and a jacket', 'Socket for your phone', 'Open day and night'],
      },
      nl: {
        name: 'Kluisje, heel weekend',
        description: 'Een droge plek voor je spullen naast de ingang, met een stopcontact voor je telefoon.',
        perks: ['Past een tas en een jas in', 'Stopcontact voor je telefoon', 'Dag en nacht open'],
      },
      es: {
        name: 'Taquilla, todo el fin de semana',
        description: 'Un sitio seco para tus cosas junto a la entrada, con enchufe para el móvil.',
        perks: ['Caben una bolsa y una chaqueta', 'Enchufe para el móvil', 'Abierta día y noche'],
      },
    },
  }),
  productSeed.extra({
    id: 'parking',
    price: 35,
    stock: 220,
    meta: { image: art('parking'), hideVisualOnMobile: true },
    limits: { maxQuantity: 2 },
    texts: {
      en: {
        name: 'Parking, whole weekend',
        description: 'A place for one car at Zandvoort-Zuid; the shuttle to the gate leaves every ten minutes.',
        perks: ['In and out as often as you like', 'Shuttle included'],
      },
      nl: {
        name: 'Parkeren, heel weekend',
        description: 'Een plek voor één auto bij Zandvoort-Zuid; elke tien minuten rijdt de pendel naar de poort.',
        perks: ['In- en uitrijden zo vaak je wilt', 'Pendelbus inbegrepen'],
      },
      es: {
        name: 'Aparcamiento, todo el fin de semana',
        description: 'Plaza para un coche en Zandvoort-Zuid; la lanzadera sale cada diez minutos.',
        perks: ['Entra y sal cuantas veces quieras', 'Lanzadera incluida'],
      },
    },
  }),
  productSeed.extra({
    id: 'shower',
    price: 12,
    stock: 800,
    meta: { image: art('shower') },
    limits: { maxQuantity: 8 },
    texts: {
      en: {
        name: 'Shower pass',
        description: 'Hot water without the morning queue, on all days, day and night.',
        perks: ['Warm water day and night', 'Towels to borrow'],
      },
      nl: {
        name: 'Douchepas',
        description: 'Warm water zonder ochtendrij, alle dagen, dag en nacht.',
        perks: ['Dag en nacht warm water', 'Handdoeken te leen'],
      },
      es: {
        name: 'Pase de ducha',
        description: 'Agua caliente sin la cola de la mañana, todos los días, a cualquier hora.',
        perks: ['Agua caliente día y noche', 'Toallas prestadas'],
      },
    },
  }),
];
