import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModules';
import type { MappedType, Product } from '@festival/shared-contracts/product/product';
import { isTravelTicket } from '@festival/shared-contracts/product/product';
import type { ShopConfig, StepName } from '@festival/shared-contracts/shop/shopConfig';

/** A step of the flow: a page of the shop that sells one kind of thing [STP-01]. */
export interface Step {
  name: StepName;
  /** The remote slot that fills the page. */
  module: ExposedModuleName;
  /** Whether this shop's flow has it at all [RTE-06]. */
  isApplicable(config: ShopConfig): boolean;
  /** Whether a product in the cart counts as chosen here. */
  counts(product: Product): boolean;
}

const always = () => true;
const ofKind =
  (...kinds: MappedType[]) =>
  (product: Product): boolean =>
    kinds.includes(product.mappedType);

/** The steps that have a page; a name that is not here is skipped and logged [STP-06]. */
export const steps: readonly Step[] = [
  {
    name: 'tickets',
    module: 'mf_tickets/tickets',
    isApplicable: always,
    counts: (product) => product.mappedType === 'ticket' && !isTravelTicket(product),
  },
  { name: 'packages', module: 'mf_travel/packages', isApplicable: always, counts: ofKind('packages') },
  {
    name: 'travel',
    module: 'mf_travel/packages',
    isApplicable: (config) => !config.upgradableOrder?.skipTravel,
    counts: ofKind('packages'),
  },
  {
    name: 'transportation',
    module: 'mf_transport/transportation',
    isApplicable: (config) => !config.upgradableOrder?.skipBus,
    counts: ofKind('transportation'),
  },
  { name: 'merchandise', module: 'mf_merch/merchandise', isApplicable: always, counts: ofKind('merchandise') },
  { name: 'extras', module: 'mf_merch/extras', isApplicable: always, counts: ofKind('extras') },
];

/** The remote that a step's remote slot comes from. */
export const remoteOf = (step: Pick<Step, 'module'>): string => step.module.split('/')[0] ?? '';
