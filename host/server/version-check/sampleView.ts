import type { HarnessWorld } from '@festival/remote-kit/harness/harnessState';
import type { SampleState } from '@festival/remote-kit/harness/sampleState';
import type { Language } from '@festival/shared-contracts/language/languages';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Sample } from '../../src/app/entry/showSample.ts';
import type { RouteRow } from '../../src/routing/routeRow.ts';
import type { SamplePlace } from './samplePlaces.ts';

/** One exposed module in one state, as a page of a separate shop. */
export interface SampleView {
  /** The exposed module's name in its remote. */
  module: string;
  state: string;
  language: Language;
  slug: string;
  path: string;
  world: HarnessWorld;
  sample: Sample;
  /** Whether the server renders the module; overlays open in the browser. */
  isRendered: boolean;
  /** Whether the view is visited a second time. */
  isVisitedTwice?: boolean;
}

interface ViewOptions {
  remote: string;
  module: string;
  place: SamplePlace;
  state: SampleState;
  language: Language;
  /** The shop of a state that does not define one. */
  usual: HarnessWorld;
  brand: { id: string; symbol: string };
}

/** The config that gives the shop the capability of the route. */
const havingCapability: Record<NonNullable<RouteRow['capability']>, Partial<ShopConfig>> = {
  appliesUpgrade: { upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } },
  looksUpOrder: { addonShop: true },
  savesWishlist: { preregistration: true },
  takesPayment: {},
};

const withCapability = (config: ShopConfig, capability: RouteRow['capability']): ShopConfig =>
  capability === null || capabilitiesOf(config)[capability] ? config : { ...config, ...havingCapability[capability] };

/** If a step only exists in shops that list it, the sample's shop lists it. */
const withStep = (
  config: ShopConfig,
  { row: { step }, isListed }: Extract<SamplePlace, { kind: 'route' }>,
): ShopConfig => (step && isListed ? { ...config, steps: [...config.steps, step.name] } : config);

/** The pictures in samples belong to one brand, so every brand shows its own symbol instead. */
const withPictures = (world: HarnessWorld, { id, symbol }: ViewOptions['brand']): HarnessWorld =>
  JSON.parse(JSON.stringify(world).replaceAll(/\/brand\/[\w-]+\/art\/[\w.-]+/g, `/brand/${id}/${symbol}`));

/** The id in the path of a detail page if the state names none: the id of the step's first product. */
const firstOf = ({ products, stays }: HarnessWorld, row: RouteRow): Record<string, string> => ({
  id: products.find(({ mappedType }) => row.step?.sells.includes(mappedType))?.id ?? '',
  detail: stays[0]?.slug ?? '',
});

/** The route's address; parameters that its path does not contain are added as a query. */
function addressOf(row: RouteRow, world: HarnessWorld, state: SampleState): string {
  const params: Record<string, string> = { ...firstOf(world, row), ...state.params, slug: world.config.slug };
  const path = row.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const hash = state.hash === undefined ? '' : `#${state.hash}`;
  const others = Object.entries(state.params ?? {}).filter(([name]) => !row.path.includes(`:${name}`));
  return `${path}${others.length === 0 ? '' : `?${new URLSearchParams(others)}`}${hash}`;
}

/** The page with an exposed module in a state, in a separate shop of the brand. */
export function sampleView({ remote, module, place, state, language, usual, brand }: ViewOptions): SampleView {
  const slug = [remote, module, state.name, language]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '-');
  const { config, ...content } = withPictures(state.world ?? usual, brand);
  const named = { ...config, slug, shopToken: slug, apiNamespace: slug, apiTravelId: slug, ossBrand: brand.id };
  const isRoute = place.kind === 'route';
  const world = {
    ...content,
    config: isRoute ? withStep(withCapability(named, place.row.capability), place) : named,
  };
  return {
    module,
    state: state.name,
    language,
    slug,
    world,
    path: isRoute ? addressOf(place.row, world, state) : `/${slug}`,
    sample: {
      ...(isRoute ? {} : { overlay: place.overlay }),
      ...(state.items && { items: state.items }),
      ...(state.user && { user: state.user }),
    },
    isRendered: isRoute,
  };
}
