import type { Quantities } from '../cart/cart.ts';
import type { Language } from '../language/languages.ts';
import { canBeAdded } from '../product/isSoldOut.ts';
import type { Product } from '../product/product.ts';
import { minimumOf } from '../product/ticketLimits.ts';
import type { StepLinks } from '../state/primitives.ts';
import type { UpsellEntry } from './upsellEntry.ts';

/** The place where offers are shown: the step's page, or the basket [OVL-06, BSK-02]. */
type OfferPlace = 'page' | 'basket';

/** The tile of an additional offer [OVL-12]. */
export interface UpsellOffer {
  productId: string;
  title: string;
  /** Base address of the picture; empty without one. */
  image: string;
  /** The price of one, in cents. */
  price: number;
  /** The shop's own text; empty for the general text. */
  buttonLabel: string;
  /** The action of the button: adds a quantity to the cart, or opens the product's step. */
  action: { kind: 'add'; quantity: number } | { kind: 'step'; step: string };
}

interface OffersInput {
  entries: readonly UpsellEntry[];
  /** The shop's products, in the visitor's language. */
  products: readonly Product[];
  quantities: Quantities;
  language: Language;
  place: OfferPlace;
  /** The addresses of the shop's steps. */
  steps: StepLinks;
}

interface Candidate {
  product: Product;
  entry: UpsellEntry | undefined;
}

/**
 * A shop's offers in addition to the cart: its upsell entries, then the products marked as offers, highlighted ones first; without products that are
 * in the cart or can't be added, and only one of each piece of merchandise. `isCart` extras are offered in the basket only [OVL-06, EXT-01].
 */
export const upsellOffers = ({ entries, products, quantities, language, place, steps }: OffersInput): UpsellOffer[] => {
  const named = entries.flatMap((entry): Candidate[] => {
    const product = products.find(({ id }) => id === entry.id);
    return product ? [{ product, entry }] : [];
  });
  const own = products
    .filter((product) => offersItself(product, place))
    .map((product): Candidate => ({ product, entry: undefined }));
  const taken = new Set(products.filter(({ id }) => (quantities[id] ?? 0) > 0).map(pieceOf));
  return [...named, ...own]
    .filter(({ product }) => canBeAdded(product) && isNew(taken, pieceOf(product)))
    .sort((one, other) => Number(isHighlighted(other)) - Number(isHighlighted(one)))
    .map((candidate) => offerOf(candidate, language, steps));
};

const offersItself = ({ isUpsell, meta }: Product, place: OfferPlace): boolean =>
  isUpsell || meta.isUpsell || (place === 'basket' && meta.isCart);

const isHighlighted = ({ product, entry }: Candidate): boolean => entry?.highLighted ?? product.isHighlight;

/** Whether a piece is new in the list; it is then remembered. */
const isNew = (met: Set<string>, piece: string): boolean => met.size !== met.add(piece).size;

/** Sizes of merchandise are one piece: their ids are `prefix_group_size` [MER-01]. */
const pieceOf = ({ id, mappedType }: Product): string =>
  mappedType === 'merchandise' ? (/^([^_]+_.+)_[^_]+$/.exec(id)?.[1] ?? id) : id;

const offerOf = ({ product, entry }: Candidate, language: Language, steps: StepLinks): UpsellOffer => {
  const tile = { ...entry?.tile, ...entry?.texts[language] };
  return {
    productId: product.id,
    title: tile.title || product.name,
    image: tile.tileImage || product.meta.image || (product.meta.productImages[0] ?? ''),
    price: product.price,
    buttonLabel: tile.buttonLabel ?? '',
    action: actionOf({ product, entry }, steps),
  };
};

const actionOf = ({ product, entry }: Candidate, { ofKinds, ofTiles }: StepLinks): UpsellOffer['action'] => {
  const step = entry ? ofTiles[entry.tile.tileLink] : ofKinds[product.mappedType];
  const isAdded = entry ? entry.tile.isCart : product.mappedType === 'extras';
  // The product's own page asks for the buyer's age [MER-02].
  if (step === undefined || (isAdded && !product.meta.ageCheck)) return { kind: 'add', quantity: minimumOf(product) };
  return { kind: 'step', step };
};
