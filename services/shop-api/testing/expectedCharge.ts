import type { EarlierOrderSeed, FestivalSeed, ShopSeed, WireProduct } from '@festival/example-festivals/festivalSeed';

export type Rules = { festival: FestivalSeed; shop: ShopSeed };

/** A test's model of a shopper's choices. */
export type Model = {
  rules: Rules;
  quantities: Record<string, number>;
  shipping: { country: string | null; handle?: string };
  voucher: string | undefined;
  upgrades: EarlierOrderSeed | undefined;
};

const cents = (euros = 0) => Math.round(euros * 100);

/**
 * Returns the charge by the written rules. It is computed from the seeds, without the tested code, in this order: fees
 * per order and per bus, taxes per ticket, delivery by table or method, refund protection as a share of fee and
 * products, upgrade, voucher.
 */
export function expectedCharge(model: Model) {
  const lines = linesOf(model);
  const bought = lines.filter(({ product }) => product.mappedType !== 'insurance');
  const each = (amount: (product: WireProduct) => number) =>
    bought.reduce((sum, { product, quantity }) => sum + amount(product) * quantity, 0);
  const gross = each(({ price }) => cents(price));
  const serviceCosts = each((product) => cents(product.serviceCosts));
  const orderFee = bought.length === 0 ? 0 : feeOf(model, bought);
  const touristTax = each(({ meta }) => (meta?.calculateTouristTax ? cents(meta.touristTaxAmount) : 0));
  const entertainmentTax = each(({ meta }) => cents(meta?.entertainmentFeeAmount));
  const protection = lines.find(({ product }) => product.mappedType === 'insurance');
  const insurance = protection ? halfUp((orderFee + gross) * cents(protection.product.meta?.percentage), 10_000) : 0;
  const shipping = shippingOf(model, bought);
  const before = gross + orderFee + touristTax + entertainmentTax + insurance + shipping;
  const discount = discountOf(model, gross, before);
  return {
    productsExcludingServiceCosts: gross - serviceCosts,
    serviceCosts,
    orderFee,
    touristTax,
    entertainmentTax,
    insurance,
    shipping,
    discount,
    total: before - discount,
  };
}

/** The total of a cart's stay in cents: its rooms and its extras, without add-ons to earlier stays. */
export function expectedStay({ rules: { festival }, quantities }: Model): number {
  const ofStays = [...festival.stays.flatMap(({ rooms }) => rooms), ...festival.stayExtras];
  return ofStays.reduce((sum, { product }) => sum + cents(product.price) * (quantities[product.id] ?? 0), 0);
}

type Line = { product: WireProduct; quantity: number };

function linesOf({ rules, quantities }: Model): Line[] {
  return Object.entries(quantities).map(([id, quantity]) => {
    const { products, stays, stayExtras } = rules.festival;
    // An add-on has the price of its extra, whose id is the end of the add-on's key.
    const [, extraId = id] = /^addon_[^_]+_(.+)$/.exec(id) ?? [];
    const seed = [...products, ...stays.flatMap(({ rooms }) => rooms), ...stayExtras].find(
      ({ product }) => product.id === extraId,
    );
    if (!seed) throw new Error(`${id} is not sold`);
    return { product: seed.product, quantity };
  });
}

function halfUp(numerator: number, denominator: number): number {
  const whole = Math.trunc(numerator / denominator);
  return (numerator - whole * denominator) * 2 >= denominator ? whole + 1 : whole;
}

function feeOf({ rules: { festival, shop } }: Model, bought: Line[]): number {
  const first = shop.productIds?.[0] ?? festival.products[0]?.product.id ?? '';
  const hasBus = bought.some(({ product }) => product.mappedType === 'transportation');
  const { preregistration, orderServiceFee, orderServiceFeeWishlist } = shop.config;
  return (
    cents(preregistration ? orderServiceFeeWishlist : orderServiceFee) +
    (hasBus && !first.startsWith('paylogic') ? 200 : 0)
  );
}

const table: Record<string, number> = { NL: 599, BE: 870, DE: 819 };

function shippingOf({ rules, shipping: { country, handle } }: Model, bought: Line[]): number {
  const sent = bought.filter(({ product }) => product.mappedType === 'merchandise');
  const countries = rules.shop.config.traits?.shippingCountries ?? [];
  if (sent.length === 0 || country === null || !countries.includes(country)) return 0;
  if (!sent.some(({ product }) => product.id.startsWith('shopify_'))) return table[country] ?? 0;
  const method = rules.festival.shippingMethods?.find((one) => one.country === country && one.handle === handle);
  return method?.price ?? 0;
}

function discountOf(model: Model, gross: number, before: number): number {
  const upgraded = upgradedOf(model);
  const voucher = model.rules.festival.vouchers?.find(({ code }) => code === model.voucher);
  const rest = before - upgraded;
  if (!voucher) return upgraded;
  if (voucher.kind === 'full') return before;
  if (voucher.kind === 'fixed') return upgraded + Math.min(voucher.value, rest);
  return upgraded + halfUp((gross - upgraded) * voucher.value, 10_000);
}

/** Each upgraded weekend ticket reduces the total by its paid price. */
function upgradedOf({ rules, quantities, upgrades }: Model): number {
  const [rule] = rules.shop.config.upgradableOrder?.upgrades ?? [];
  if (!rule || !upgrades) return 0;
  const count = (rule.upgradeOptions ?? []).reduce((sum, { productId }) => sum + (quantities[productId] ?? 0), 0);
  return Math.min(count, upgrades.lines[rule.id] ?? 0) * (rule.discount ?? 0);
}
