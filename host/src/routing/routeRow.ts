import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { StepDeclaration, StepTrait } from '@festival/shared-contracts/step/stepDeclaration';
import type { RouteParams } from './routeParams.ts';

/** The content of a route. */
type Screen =
  /** The shell's page of a step, around a remote's exposed module. */
  | { kind: 'step'; module: ExposedModuleName }
  /** A page of the shell, with or without a place for a remote's module. */
  | { kind: 'page'; place?: PlaceName }
  /** An alias of the route with this path. */
  | { kind: 'moved'; to: string }
  /** An address without a page: its guards answer 404. */
  | { kind: 'notFound' };

/** A step of the flow [STP-01]. */
export interface StepRow {
  /** The step's name in a shop's config and in the address. */
  name: string;
  /** The kinds of product that this step sells [BRD-07]. */
  sells: StepDeclaration['sells'];
  /** Whether a shopper must complete the step; other steps are optional. */
  isRequired: boolean;
  /** Whether it gives what a visitor needs in a sale for members [MEM-02]. */
  opensMemberSale: boolean;
  /** The step is left out of the flow of an upgradable order if this capability is missing; null if the step is never left out [RTE-06]. */
  flowCapability: NonNullable<StepDeclaration['flowCapability']> | null;
  /** The features that the step requests from the shell. */
  traits: readonly StepTrait[];
}

/** The checks before a route is shown; the host has a function for each name [RTE-08]. */
export type GuardName =
  | 'moved'
  | 'notFound'
  | 'outsideShops'
  | 'productOffered'
  | 'serverAnswered'
  | 'shopKnown'
  | 'signedIn'
  | 'signInHere'
  | 'validParams'
  | 'withoutConfigToShop';

/** All data of a route that does not depend on the shop. */
export interface RouteRow {
  /** In React Router's syntax: `/:slug/lockers/:id`. */
  path: string;
  /** The patterns of the path's parameters. A path with other values has no page [RTE-07]. */
  params: RouteParams;
  /** Parameters that the path implies: the region of `/:slug/lockers/eu`. */
  given: Readonly<Record<string, string>>;
  screen: Screen;
  /** The first GET request of the step's module [RTE-14]. */
  read?: string | undefined;
  /**
   * The parameters of the address that the step's module reads. The module loads its data again when one of them
   * changes [TRV-01].
   */
  query: readonly string[];
  /** The capability that a shop needs for the route; null if every shop has the route. */
  capability: NonNullable<StepDeclaration['capability']> | null;
  /** The name of the parent route, which the Overview link of a detail page opens [STP-04]. */
  parent: string | null;
  /** The name, in a shop's config, of the place whose picture is at the top of the page [HDR-03]. */
  hero: string;
  /** The key of the route's name in the host's texts; null if the title is the festival's name [I18-08]. */
  title: string | null;
  /** The step of the route. */
  step: StepRow | null;
  /** Whether the page has the bottom bar, in a shop with a step flow [STP-02]. */
  hasBottomBar: boolean;
  /** The guards in the order in which they run; the first one that does not allow the route decides. */
  guards: readonly GuardName[];
}
