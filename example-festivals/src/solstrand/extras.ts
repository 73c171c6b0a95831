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
      },
      nl: {
        name: 'Kluisje, heel weekend',
        description: 'Een droge plek voor je spullen naast de ingang, met een stopcontact voor je telefoon.',
      },
      es: {
        name: 'Taquilla, todo el fin de semana',
        description: 'Un sitio seco para tus cosas junto a la entrada, con enchufe para el móvil.',
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
      },
      nl: {
        name: 'Parkeren, heel weekend',
        description: 'Een plek voor één auto bij Zandvoort-Zuid; elke tien minuten rijdt de pendel naar de poort.',
      },
      es: {
        name: 'Aparcamiento, todo el fin de semana',
        description: 'Plaza para un coche en Zandvoort-Zuid; la lanzadera sale cada diez minutos.',
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
      en: { name: 'Shower pass', description: 'Hot water without the morning queue, on all days, day and night.' },
      nl: { name: 'Douchepas', description: 'Warm water zonder ochtendrij, alle dagen, dag en nacht.' },
      es: {
        name: 'Pase de ducha',
        description: 'Agua caliente sin la cola de la mañana, todos los días, a cualquier hora.',
      },
    },
  }),
];
