import type { StepName } from '../shop/stepNames.ts';
import type { MappedType, Product } from './product.ts';

const pages: Record<MappedType, StepName | null> = {
  ticket: 'tickets',
  membership: 'membership',
  merchandise: 'merchandise',
  transportation: 'transportation',
  insurance: null,
  extras: 'extras',
  comparetransport: 'comparetransport',
  notused: null,
  packages: 'packages',
  upgrades: 'upgrade',
};

/** The step that shows a product, by its mappedType alone; null when none does: refund protection stands in the basket, `notused` nowhere [BRD-07]. */
export const pageOf = (product: Pick<Product, 'mappedType'>): StepName | null => pages[product.mappedType];
