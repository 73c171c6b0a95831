import type * as z from 'zod/mini';
import type { ExposedModuleName } from '../exposed-module/exposedModules.ts';
import type { MappedType } from '../product/product.ts';

/** The pictures a page may stand under; a shop's backgrounds have them by these names [HDR-03]. */
export type HeroPlace =
  | 'home'
  | 'tickets'
  | 'membership'
  | 'travel'
  | 'transportation'
  | 'merchandise'
  | 'extras'
  | 'checkout'
  | 'orderCompleted';

/** What a route shows. */
export type Screen =
  /** The shell's page of a step, around what a remote exposes. */
  | { kind: 'step'; module: ExposedModuleName }
  /** A page of the shell's own, with a remote's module in it or without. */
  | { kind: 'page'; module?: ExposedModuleName }
  /** Not built yet: a page that says so, and leads on. */
  | { kind: 'toCome' }
  /** Another name of the route with this path. */
  | { kind: 'moved'; to: string }
  /** Nothing: its guards answer that there is no such page. */
  | { kind: 'notFound' };

/** A step of the flow [STP-01]. */
export interface StepRow {
  /** Its name in a shop's config, and in the address. */
  name: string;
  /** The kinds of product that have their page here [BRD-07]. */
  sells: readonly MappedType[];
  /** Whether a visit is about it; the other steps may be passed by. */
  isAsked: boolean;
  /** The answer of a shop that keeps it in the flow, where an upgradable order may leave it out [RTE-06]. */
  keptBy: 'offersTravel' | 'offersTransport' | null;
}

/** The capabilities that routes ask for, by their names in `Capabilities`. */
export type RouteCapability = 'appliesUpgrade' | 'looksUpOrder' | 'savesWishlist' | 'takesPayment';

/** What is checked before a route shows; the host has a function of each name [RTE-08]. */
export type GuardName =
  | 'moved'
  | 'notFound'
  | 'outsideShops'
  | 'productOffered'
  | 'serverAnswered'
  | 'shopKnown'
  | 'validParams'
  | 'withoutConfigToShop';

/** Everything about a route that does not depend on the shop. */
export interface RouteRow {
  /** As React Router reads it: `/:slug/tickets/:id`. */
  path: string;
  /** What the path's parameters must be; others are no page of ours [RTE-07]. */
  params: z.ZodMiniType<Readonly<Record<string, string | undefined>>>;
  /** Parameters that the path has in other words: the region of `/transportation/eu`. */
  given: Readonly<Record<string, string>>;
  screen: Screen;
  /** What a shop must be able to do for the route to be of use; null when every shop is. */
  capability: RouteCapability | null;
  /** The route above it, by name; a detail's Overview leads there [STP-04]. */
  parent: string | null;
  hero: HeroPlace;
  /** Key of its name in the host's texts; null where the festival's own name says it [I18-08]. */
  title: string | null;
  /** The step it belongs to. */
  step: StepRow | null;
  /** Whether the bottom bar stands there, in a shop with a step flow [STP-02]. */
  hasBottomBar: boolean;
  /** In the order in which they are asked; the first that does not go on decides. */
  guards: readonly GuardName[];
}
