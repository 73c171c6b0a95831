import type { Language } from '@festival/shared-contracts/language/languages';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { isUpgradeTicket } from '@festival/shared-contracts/product/isUpgradeTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** The part of the shop's config that the tickets step reads. */
type SaleConfig = Pick<ShopConfig, 'salesOptions' | 'productsInSalesOptions' | 'upgradableOrder'>;

/** A named group of the tickets step; the name is empty if the shop has no sales options. */
export interface TicketSection {
  id: string;
  name: string;
  productIds: string[];
}

/** The tickets that are sold separately: no travel tickets, no options of an upgrade [TIX-11]. */
const offeredTickets = (products: readonly Product[], config: SaleConfig): Product[] =>
  products.filter(
    (product) => product.mappedType === 'ticket' && !isTravelTicket(product) && !isUpgradeTicket(product, config),
  );

/**
 * The tickets step, section by section: each sales option with its products; other products are in the first section
 * [BRD-08].
 */
export const ticketSections = (
  products: readonly Product[],
  config: SaleConfig,
  language: Language,
): TicketSection[] => {
  const offered = offeredTickets(products, config).map(({ id }) => id);
  const options = config.salesOptions.length > 0 ? config.salesOptions : [{ id: 'all', name: '', texts: {} }];
  const optionOf = (productId: string) =>
    options.find(({ id }) => config.productsInSalesOptions[id]?.includes(productId)) ?? options[0];
  return options
    .map(({ id, name, texts }) => ({
      id,
      name: texts[language]?.name ?? name,
      productIds: offered.filter((product) => optionOf(product)?.id === id),
    }))
    .filter(({ productIds }) => productIds.length > 0);
};
