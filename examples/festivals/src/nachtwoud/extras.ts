import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';

const art = (name: string) => artAddress('nachtwoud', name);

export const extras: ProductSeed[] = [
  productSeed.extra({
    id: 'locker',
    price: 14,
    stock: 300,
    meta: { image: art('locker'), isUpsell: true },
    limits: { maxQuantity: 4, isUpsell: true, isHighlight: true },
    texts: {
      en: {
        name: 'Locker, both nights',
        description: 'Leave your phone and the rest of the day behind, by the first clearing.',
        perks: ['Fits a bag and a coat', 'Socket for your phone', 'Open all night'],
      },
      nl: {
        name: 'Kluisje, beide nachten',
        description: 'Laat je telefoon en de rest van de dag achter, bij de eerste open plek.',
        perks: ['Past een tas en een jas in', 'Stopcontact voor je telefoon', 'De hele nacht open'],
      },
      es: {
        name: 'Taquilla, las dos noches',
        description: 'Deja el móvil y el resto del día atrás, junto al primer claro.',
        perks: ['Caben una bolsa y un abrigo', 'Enchufe para el móvil', 'Abierta toda la noche'],
      },
    },
  }),
  productSeed.extra({
    id: 'parking',
    price: 25,
    stock: 0,
    meta: { image: art('parking'), hideVisualOnMobile: true },
    limits: { maxQuantity: 2 },
    texts: {
      en: {
        name: 'Parking, both nights',
        description: 'A place for one car at the edge of the wood, ten minutes’ walk by lantern light.',
      },
      nl: {
        name: 'Parkeren, beide nachten',
        description: 'Een plek voor één auto aan de bosrand, tien minuten lopen bij lantaarnlicht.',
      },
      es: {
        name: 'Aparcamiento, las dos noches',
        description: 'Plaza para un coche al borde del bosque, a diez minutos a pie con luz de farol.',
      },
    },
  }),
  productSeed.extra({
    id: 'shower',
    price: 10,
    stock: 400,
    meta: { image: art('shower') },
    limits: { maxQuantity: 6 },
    texts: {
      en: { name: 'Shower pass', description: 'Hot water by the tent field, both days, without a queue.' },
      nl: { name: 'Douchepas', description: 'Warm water bij het tentveld, beide dagen, zonder rij.' },
      es: { name: 'Pase de ducha', description: 'Agua caliente junto a la acampada, los dos días y sin cola.' },
    },
  }),
];
