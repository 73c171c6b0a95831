import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { type AddOn, addOnProduct } from '@festival/shared-contracts/travel/addOn';
import { addOnOfKey } from '@festival/shared-contracts/travel/addOnKey';
import type { CatalogueProduct } from '../../catalogue/product/catalogueProduct.ts';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { productTexts } from '../../catalogue/travel/productTexts.ts';
import type { StayExtra } from '../../catalogue/travel/stay.ts';

/**
 * An extra as an add-on of an earlier order, with its other options. `quantity` is the number in the cart; `stock` is
 * the free stock, null if unlimited [ADD-01].
 */
export function stayAddOn(
  extra: CatalogueProduct,
  { quantity, stock }: Pick<AddOn, 'quantity' | 'stock'>,
  others: readonly CatalogueProduct[] = [],
): AddOn {
  const { id, name, meta } = extra.product;
  return {
    extraId: id,
    type: { options: [extra, ...others].map(optionOf) },
    quantity,
    content: { title: name, description: meta.description },
    stock,
    image: meta.image,
    texts: productTexts(extra.product),
  };
}

const optionOf = ({ product }: CatalogueProduct): AddOn['type']['options'][number] => ({
  id: product.id,
  title: product.name,
  priceInCents: product.price,
  amount: product.stepSize,
  maxQuantity: product.maxQuantity,
  texts: productTexts(product),
});

/** Finds the extra of the shop's stays that an add-on's key contains, or null [ADD-02]. */
export function extraOfKey(shop: Shop, key: string): StayExtra | null {
  const named = addOnOfKey(key);
  if (!named) return null;
  for (const stay of shop.stays.values()) {
    const extra = stay.extras.find(({ product, isAddOn }) => isAddOn && product.id === named.extraId);
    if (extra) return extra;
  }
  return null;
}

/**
 * Returns the shop with the add-ons of a cart among its products, so that totals, rules and order lines include them.
 */
export function shopWithAddOns(shop: Shop, quantities: Quantities): Shop {
  const held = Object.keys(quantities).flatMap((key) => addOnEntry(shop, key) ?? []);
  if (held.length === 0) return shop;
  const byId = new Map([...shop.byId, ...held.map((entry) => [entry.product.id, entry] as const)]);
  return { ...shop, products: [...shop.products, ...held], byId };
}

/**
 * An add-on as a product. Its id is the add-on's key in the cart; its stock is the extra's stock. Null for any other
 * key.
 */
export function addOnEntry(shop: Shop, key: string): CatalogueProduct | null {
  const extra = extraOfKey(shop, key);
  const reference = addOnOfKey(key)?.reference;
  if (!extra || reference === undefined) return null;
  const product = addOnProduct(reference, stayAddOn(extra, { quantity: 0, stock: null }));
  return { product: { ...product, texts: extra.product.texts }, stockId: extra.stockId };
}
