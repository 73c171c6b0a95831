import { artAddress } from '../artAddress.ts';
import type { ProductSeed } from '../festivalSeed.ts';
import { productSeed } from '../productSeed.ts';
import { sizeGuides } from '../sizeGuides.ts';

const pictures = (name: string) => ({
  image: artAddress('nachtwoud', name),
  productImages: [artAddress('nachtwoud', name)],
});

export const merchandise: ProductSeed[] = [
  ...productSeed.merchandise({
    id: 'tee',
    price: 35,
    sizes: { S: 60, M: 90, L: 0, XL: 50 },
    meta: { ...pictures('tee'), sizeGuide: sizeGuides.tee },
    limits: { maxQuantity: 5, isUpsell: true },
    texts: {
      en: {
        name: 'T-shirt Contour',
        description: 'Black cotton with contour lines of the wood that glow for an hour after dark.',
      },
      nl: {
        name: 'T-shirt Hoogtelijn',
        description: 'Zwart katoen met de hoogtelijnen van het woud, die nog een uur nagloeien.',
      },
      es: {
        name: 'Camiseta Curva de Nivel',
        description: 'Algodón negro con las curvas de nivel del bosque, que brillan una hora en la oscuridad.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'hoodie',
    price: 72,
    sizes: { S: 30, M: 45, L: 45, XL: 20 },
    meta: { ...pictures('hoodie'), sizeGuide: sizeGuides.hoodie },
    limits: { maxQuantity: 3 },
    texts: {
      en: {
        name: 'Hoodie Trunk',
        description: 'Long, heavy and warm, with a hood that closes out the rest of the world.',
      },
      nl: {
        name: 'Hoodie Stam',
        description: 'Lang, zwaar en warm, met een capuchon die de rest van de wereld buitensluit.',
      },
      es: {
        name: 'Sudadera Tronco',
        description: 'Larga, gruesa y cálida, con una capucha que deja fuera el resto del mundo.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'bottle',
    price: 26,
    sizes: { 'ONE SIZE': 180 },
    meta: pictures('bottle'),
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Flask', description: 'Steel, half a litre, keeps tea hot until the birds begin.' },
      nl: { name: 'Thermosfles', description: 'Staal, een halve liter, houdt je thee warm tot de vogels beginnen.' },
      es: {
        name: 'Termo',
        description: 'De acero, medio litro, mantiene el té caliente hasta que canten los pájaros.',
      },
    },
  }),
  ...productSeed.merchandise({
    id: 'tote',
    price: 18,
    sizes: { 'ONE SIZE': 220 },
    meta: pictures('tote'),
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Bag', description: 'Waxed canvas with a long strap; keeps out rain and dew.' },
      nl: { name: 'Tas', description: 'Gewaxt canvas met een lange band; houdt regen en dauw buiten.' },
      es: { name: 'Bolsa', description: 'Lona encerada con correa larga; no deja pasar la lluvia ni el rocío.' },
    },
  }),
  ...productSeed.merchandise({
    id: 'poster',
    price: 24,
    sizes: { 'ONE SIZE': 120 },
    meta: pictures('poster'),
    limits: { maxQuantity: 5 },
    texts: {
      en: { name: 'Poster 50 × 70', description: 'Silver ink on black paper. By lamplight you see the moon.' },
      nl: { name: 'Poster 50 × 70', description: 'Zilverinkt op zwart papier. Bij lamplicht zie je de maan.' },
      es: {
        name: 'Cartel 50 × 70',
        description: 'Tinta plateada sobre papel negro. A la luz de una lámpara se ve la luna.',
      },
    },
  }),
];
