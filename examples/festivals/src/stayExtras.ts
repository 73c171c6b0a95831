import { artAddress } from './artAddress.ts';
import type { ProductSeed, StaySeed } from './festivalSeed.ts';
import { productSeed } from './productSeed.ts';

/** The differences between brands in the extras of their stays; euros. */
type StayExtraPrices = {
  brand: string;
  breakfast: number;
  parking: number;
  transfer: number;
  /** The picture of the bus from the station. */
  transferImage: string;
};

/** Extras for a stay: most can also be added later, to the stay of an earlier order [ADD-01]. */
export const stayExtras = (prices: StayExtraPrices): ProductSeed[] => [
  breakfast(prices),
  lateCheckout(prices),
  parking(prices),
  towels(prices),
  transfer(prices),
  transferDuo(prices),
];

const breakfast = ({ brand, breakfast: price }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-breakfast',
    price,
    stock: 400,
    meta: { image: artAddress(brand, 'breakfast') },
    limits: { maxQuantity: 9 },
    texts: {
      en: { name: 'Breakfast', description: 'For one person, every morning of the stay, until one.' },
      nl: { name: 'Ontbijt', description: 'Voor één persoon, elke ochtend van het verblijf, tot één uur.' },
      es: { name: 'Desayuno', description: 'Para una persona, cada mañana de la estancia, hasta la una.' },
    },
  });

const lateCheckout = ({ brand }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-late-checkout',
    price: 25,
    stock: 2,
    meta: { image: artAddress(brand, 'hotel-dune') },
    limits: { maxQuantity: 2 },
    texts: {
      en: { name: 'Late check-out', description: 'Keep your room until four on the last day.' },
      nl: { name: 'Laat uitchecken', description: 'Houd je kamer op de laatste dag tot vier uur.' },
      es: { name: 'Salida tardía', description: 'Quédate en tu habitación hasta las cuatro el último día.' },
    },
  });

const parking = ({ brand, parking: price }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-parking',
    price,
    stock: 0,
    meta: { image: artAddress(brand, 'parking') },
    limits: { maxQuantity: 2 },
    texts: {
      en: { name: 'Parking at your stay', description: 'One car, for the whole stay.' },
      nl: { name: 'Parkeren voor de deur', description: 'Eén auto, het hele verblijf.' },
      es: { name: 'Aparcamiento en la puerta', description: 'Un coche, toda la estancia.' },
    },
  });

const towels = ({ brand }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-towels',
    price: 9.95,
    stock: 150,
    meta: { image: artAddress(brand, 'towel') },
    limits: { maxQuantity: 8 },
    texts: {
      en: { name: 'Festival towel', description: 'A large one, waiting on your bed and yours to keep.' },
      nl: { name: 'Festivalhanddoek', description: 'Een grote, klaar op je bed, en je mag hem houden.' },
      es: { name: 'Toalla del festival', description: 'Grande, te espera en la cama y te la quedas.' },
    },
  });

const transfer = ({ brand, transfer: price, transferImage: image }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-transfer',
    price,
    stock: 300,
    meta: { image: artAddress(brand, image) },
    limits: { maxQuantity: 9 },
    texts: {
      en: { name: 'Transfer from the station', description: 'For one person, there and back, a seat kept for you.' },
      nl: { name: 'Transfer vanaf het station', description: 'Voor één persoon, heen en terug, met een vaste plek.' },
      es: { name: 'Traslado desde la estación', description: 'Para una persona, ida y vuelta, con plaza reservada.' },
    },
  });

const transferDuo = ({ brand, transfer: price, transferImage: image }: StayExtraPrices): ProductSeed =>
  productSeed.stayExtra({
    id: 'stay-transfer-duo',
    price: price - 2.5,
    stock: null,
    sharesStockOf: 'stay-transfer',
    meta: { image: artAddress(brand, image) },
    limits: { minQuantity: 2, maxQuantity: 8, stepSize: 2 },
    texts: {
      en: { name: 'Transfer, price for two', description: 'For two who ride together, there and back.' },
      nl: { name: 'Transfer, prijs voor twee', description: 'Voor twee die samen reizen, heen en terug.' },
      es: { name: 'Traslado, precio para dos', description: 'Para dos que viajan juntas, ida y vuelta.' },
    },
  });

type Offered = StaySeed['extras'];

export const outdoorExtras: Offered = [
  { productId: 'stay-breakfast', category: 'extra', isAddOn: true },
  { productId: 'stay-towels', category: 'merchandise', isAddOn: true },
  { productId: 'stay-transfer', category: 'transfer', isAddOn: true },
  { productId: 'stay-transfer-duo', category: 'transfer', isAddOn: true, optionOf: 'stay-transfer' },
];

export const hotelExtras: Offered = [
  ...outdoorExtras,
  { productId: 'stay-late-checkout', category: 'extra', isAddOn: true },
  { productId: 'stay-parking', category: 'extra', isAddOn: false },
];
