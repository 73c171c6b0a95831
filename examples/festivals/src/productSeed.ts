import type { ProductSeed, WireProduct } from './festivalSeed.ts';

type Meta = NonNullable<WireProduct['meta']>;
/** A product's texts; English is the product's own, and Dutch and Spanish are added. */
type Texts = { name: string } & Partial<
  Pick<
    Meta,
    | 'description'
    | 'perks'
    | 'imageAlt'
    | 'soldOutText'
    | 'soldOutTravelCtaText'
    | 'additionalTicketText'
    | 'serviceFees'
    | 'departure'
    | 'productDisclaimer'
    | 'conditionalMessage'
    | 'vendorVariantTitle'
    | 'partnerTermsUrl'
  >
>;
type InThreeLanguages = { en: Texts; nl: Texts; es: Texts };

type Priced = {
  id: string;
  /** Euros, including service costs. */
  price: number;
  serviceCosts?: number;
  stock: number | null;
  /** The product whose stock this product shares; by default it has a separate stock. */
  sharesStockOf?: string;
  texts: InThreeLanguages;
  meta?: Meta;
  limits?: Pick<WireProduct, 'minQuantity' | 'maxQuantity' | 'stepSize' | 'isUpsell' | 'isHighlight' | 'categories'>;
};

type Kind = Pick<WireProduct, 'type' | 'mappedType'>;

function seed(
  kind: Kind,
  { id, price, serviceCosts = 0, stock, sharesStockOf, texts, meta = {}, limits }: Priced,
): ProductSeed {
  const { name, ...english } = texts.en;
  const { name: dutchName, ...dutch } = texts.nl;
  const { name: spanishName, ...spanish } = texts.es;
  const product: WireProduct = {
    id,
    name,
    ...kind,
    price,
    priceExcludingServiceCosts: Math.round((price - serviceCosts) * 100) / 100,
    serviceCosts,
    ...limits,
    slug: id.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    meta: { ...meta, ...english },
    texts: { nl: { name: dutchName, meta: dutch }, es: { name: spanishName, meta: spanish } },
  };
  return { product, stock, sharesStockOf };
}

interface Partner {
  name: string;
  /** The start of the addresses of its terms. */
  site: string;
}

/** Refund protection at a percentage of order fee and products, offered by a partner [INS-01]. */
const refundProtection = (percentage: number, partner: Partner): ProductSeed =>
  seed(
    { type: 'insurance', mappedType: 'insurance' },
    {
      id: 'refund-protection',
      price: 0,
      stock: null,
      meta: { id: 'refund-protection', percentage, partner: partner.name },
      limits: { maxQuantity: 1 },
      texts: {
        en: {
          name: 'Refund protection',
          description: 'Can’t come because of illness, an accident or work? You get your money back.',
          partnerTermsUrl: `${partner.site}/terms`,
        },
        nl: {
          name: 'Annuleringsbescherming',
          description: 'Kun je niet komen door ziekte, een ongeluk of je werk? Je krijgt je geld terug.',
          partnerTermsUrl: `${partner.site}/voorwaarden`,
        },
        es: {
          name: 'Protección de reembolso',
          description: '¿No puedes venir por enfermedad, accidente o trabajo? Te devolvemos el dinero.',
          partnerTermsUrl: `${partner.site}/condiciones`,
        },
      },
    },
  );

type Piece = Omit<Priced, 'stock'> & {
  sizes: Record<string, number>;
  /** The source system, which determines the form of delivery [MER-03]. */
  prefix?: 'mer' | 'shopify' | 'lightspeed';
};

/** One piece of merchandise: a product for each size, with its stock [MER-01]. */
function merchandise(piece: Piece): ProductSeed[] {
  const { sizes, id, texts, prefix = 'mer', ...shared } = piece;
  const known = Object.entries(sizes).map(([size, stock]) => ({ id: `${prefix}_${id}_${size}`, size, stock }));
  return known.map(({ id: productId, size, stock }) =>
    seed(
      { type: 'merchandise', mappedType: 'merchandise' },
      {
        ...shared,
        id: productId,
        stock,
        texts: { en: sized(texts.en, size), nl: sized(texts.nl, size), es: sized(texts.es, size) },
        meta: { ...shared.meta, sizes: known },
      },
    ),
  );
}

const sized = (texts: Texts, size: string): Texts =>
  size === 'ONE SIZE' ? texts : { ...texts, name: `${texts.name} ${size}` };

/** The products of a festival, by kind. */
export const productSeed = {
  ticket: (priced: Priced) => seed({ type: 'ticket', mappedType: 'ticket' }, priced),
  bus: (priced: Priced) => seed({ type: 'transportation', mappedType: 'transportation' }, priced),
  comparedTransport: (priced: Priced) => seed({ type: 'comparetransport', mappedType: 'comparetransport' }, priced),
  membership: (priced: Priced) => seed({ type: 'membership', mappedType: 'membership' }, priced),
  /** A ticket to which earlier orders can be upgraded; it shares the stock of the festival's ticket [UPG-01]. */
  upgradeOption: (priced: Priced) => seed({ type: 'ticket', mappedType: 'upgrades' }, priced),
  extra: (priced: Priced) => seed({ type: 'extras', mappedType: 'extras' }, priced),
  room: (priced: Priced) => seed({ type: 'hotel', mappedType: 'packages' }, priced),
  stayExtra: (priced: Priced) => seed({ type: 'travel', mappedType: 'packages' }, priced),
  refundProtection,
  merchandise,
};
