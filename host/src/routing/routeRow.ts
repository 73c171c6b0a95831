import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { StepDeclaration, StepTrait } from '@festival/shared-contracts/step/stepDeclaration';
import type { RouteParams } from './routeParams.ts';

/** What a route shows. */
type Screen =
  /** The shell's page of a step, around a remote's exposed module. */
  | { kind: 'step'; module: ExposedModuleName }
  /** A page of the shell's own, with a place for a remote's module or without. */
  | { kind: 'page'; place?: PlaceName }
  /** Another name of the route with this path. */
  | { kind: 'moved'; to: string }
  /** No page: its guards answer 404. */
  | { kind: 'notFound' };

/** A step of the flow [STP-01]. */
export interface StepRow {
  /** Its name in a shop's config, and in the address. */
  name: string;
  /** The kinds of product that have their page here [BRD-07]. */
  sells: StepDeclaration['sells'];
  /** Whether a shopper has to complete it; the other steps may be skipped. */
  isRequired: boolean;
  /** The capability without which an upgradable order drops the step; null where none does [RTE-06]. */
  flowCapability: NonNullable<StepDeclaration['flowCapability']> | null;
  /** What it asks of the shell. */
  traits: readonly StepTrait[];
}

/** What is checked before a route shows; the host has a function of each name [RTE-08]. */
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

/** Everything about a route that does not depend on the shop. */
export interface RouteRow {
  /** As React Router reads it: `/:slug/lockers/:id`. */
  path: string;
  /** What the path's parameters must match; a path with others has no page [RTE-07]. */
  params: RouteParams;
  /** Parameters that the path implies: the region of `/:slug/lockers/eu`. */
  given: Readonly<Record<string, string>>;
  screen: Screen;
  /** The GET that its step's module begins with [RTE-14]. */
  read?: string | undefined;
  /** The parameters of the address that the step's module reads; the module loads anew when one of them changes [TRV-01]. */
  query: readonly string[];
  /** The capability that a shop needs for the route; null when every shop has the route. */
  capability: NonNullable<StepDeclaration['capability']> | null;
  /** The route above it, by name; a detail's Overview leads there [STP-04]. */
  parent: string | null;
  /** Whose picture is at its top, by its name in a shop's config [HDR-03]. */
  hero: string;
  /** Key of its name in the host's texts; null where the title is the festival's name [I18-08]. */
  title: string | null;
  /** The step it belongs to. */
  step: StepRow | null;
  /** Whether the page has the bottom bar, in a shop with a step flow [STP-02]. */
  hasBottomBar: boolean;
  /** In the order in which they run; the first that does not allow the route decides. */
  guards: readonly GuardName[];
}
