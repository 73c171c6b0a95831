import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';
import { sizeGuides } from '../sizeGuides.ts';

const pictures = (name: string) => ({
  image: artAddress('solstrand', name),
  productImages: [artAddress('solstrand', name)],
});

export const merchandise: ProductSeed[] = [
  ...productSeed.merchandise({
    id: 'tee',
    price: 32,
    sizes: { S: 80, M: 120, L: 120, XL: 0 },
    meta: { ...pictures('tee'), sizeGuide: sizeGuides.tee },
    limits: { maxQuantity: 5, isUpsell: true },
    texts: {
      en: {
        name: 'T-shirt Sun Disc',
        description: 'Heavy organic cotton, screen-printed in two colours that overlap a little, as they should.',
      },
      nl: {
        name: 'T-shirt Zonneschijf',
        description: 'Zwaar biologisch katoen, gezeefdrukt in twee kleuren die elkaar net overlappen, zoals het hoort.',
      },
      es: {
        name: 'Camiseta Disco Solar',
        description: 'Algodón orgánico grueso, serigrafiado en dos colores que se solapan un poco, como debe ser.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'hoodie',
    price: 64,
    sizes: { S: 40, M: 60, L: 60, XL: 30 },
    meta: { ...pictures('hoodie'), sizeGuide: sizeGuides.hoodie },
    limits: { maxQuantity: 3 },
    texts: {
      en: {
        name: 'Hoodie Night Swim',
        description: 'For when the sun is gone and the fire isn’t. Brushed inside, dune print on the back.',
      },
      nl: {
        name: 'Hoodie Nachtduik',
        description: 'Voor als de zon weg is en het vuur nog niet. Geruwde binnenkant, duinen op de rug.',
      },
      es: {
        name: 'Sudadera Baño Nocturno',
        description: 'Para cuando se va el sol y queda el fuego. Interior cepillado y dunas en la espalda.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'cap',
    price: 24,
    sizes: { 'ONE SIZE': 200 },
    meta: pictures('cap'),
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Cap', description: 'Washed cotton, one size, sun embroidered at the front.' },
      nl: { name: 'Pet', description: 'Gewassen katoen, één maat, geborduurde zon op de voorkant.' },
      es: { name: 'Gorra', description: 'Algodón lavado, talla única, con un sol bordado delante.' },
    },
  }),
  ...productSeed.merchandise({
    id: 'tote',
    price: 16,
    sizes: { 'ONE SIZE': 300 },
    meta: pictures('tote'),
    limits: { maxQuantity: 5 },
    texts: {
      en: {
        name: 'Beach bag',
        description: 'Holds a towel, a bottle and a book you won’t read. With a zip against the sand.',
      },
      nl: {
        name: 'Strandtas',
        description: 'Voor je handdoek, je fles en een boek dat je niet gaat lezen. Met rits tegen het zand.',
      },
      es: {
        name: 'Bolsa de playa',
        description: 'Para la toalla, la botella y un libro que no vas a leer. Con cremallera contra la arena.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'poster',
    price: 22,
    sizes: { 'ONE SIZE': 150 },
    meta: pictures('poster'),
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Poster 50 × 70', description: 'Risograph in three colours on 200-gram paper, numbered.' },
      nl: { name: 'Poster 50 × 70', description: 'Riso in drie kleuren op 200-grams papier, genummerd.' },
      es: { name: 'Cartel 50 × 70', description: 'Risografía en tres colores sobre papel de 200 gramos, numerada.' },
    },
  }),
];
