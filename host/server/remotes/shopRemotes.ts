import type { Language } from '@festival/shared-contracts/language/languages';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { PageData } from '../../src/page/pageData.ts';
import type { PageStep } from '../../src/page/remoteSteps.ts';
import { type DeclaredStep, declaredStepTexts, pageStep, type TextsOptions } from './declaredStep.ts';
import type { LaneRemotes, PageRemotes } from './pageRemotes.ts';

/** The remotes of a lane for a shop's pages. */
export interface ShopRemotes extends PageRemotes, Pick<PageData, 'remoteSteps' | 'places'> {}

const known = new WeakMap<LaneRemotes, Map<string, ShopRemotes>>();

/** Without a release a visitor gets no remotes. */
export const noRemotes: LaneRemotes = { remotes: {}, files: {}, integrity: {}, places: {}, declared: [] };

/**
 * A lane's remotes for one shop: those that fill a place of the shell, and those with a step that every shop has or this shop lists. Returns the
 * same object for the same shop and language, since pages of one lane share it. A config of null means that the shop could not be read.
 */
export function shopRemotes(lane: LaneRemotes, config: ShopConfig | null, language: Language): ShopRemotes {
  const steps = config?.steps ?? [];
  const ofLane = known.get(lane) ?? new Map<string, ShopRemotes>();
  known.set(lane, ofLane);
  const brought = lane.declared
    .map((one) => ({ ...one, options: textsOptions(one.step, config, language) }))
    .filter(({ step, options }) => step.isInEveryShop || options.isListed);
  const names = new Set(brought.flatMap(({ step }) => namesOf(step)));
  const absent = steps.filter((name) => !names.has(name));
  const uses: Uses = {
    // Only tiles use a word of the platform for a step.
    tileLinks: (config?.upsellProducts.length ?? 0) > 0,
    opensMemberSale: config !== null && capabilitiesOf(config).requiresMembership,
  };
  const key = JSON.stringify([brought.map(({ step, options }) => [step.name, options]), absent, uses]);
  const own = ofLane.get(key) ?? remotesWith(lane, brought, absent, uses);
  ofLane.set(key, own);
  return own;
}

/** A step on the pages of a shop. */
interface BroughtStep extends DeclaredStep {
  options: TextsOptions;
}

function textsOptions(step: DeclaredStep['step'], config: ShopConfig | null, language: Language): TextsOptions {
  const capabilities = config && capabilitiesOf(config);
  return {
    language,
    ofShop: config?.defaultLanguage ?? language,
    isListed: namesOf(step).some((name) => config?.steps.includes(name)),
    isLacking: capabilities !== null && step.capability !== undefined && !capabilities[step.capability],
    isWishlist: capabilities?.isWishlist ?? false,
    isHolding: capabilities?.usesServerCart ?? true,
  };
}

const namesOf = ({ name, formerNames = [] }: DeclaredStep['step']): string[] => [name, ...formerNames];

/** A step that the shop lists but no released remote provides: its page says so [STP-06]. */
const absentStep = (name: string): PageStep => ({ remote: '', name, module: '', sells: [] });

/** The fields of steps that only some shops use: whether this shop does. */
type Uses = Record<'tileLinks' | 'opensMemberSale', boolean>;

const withUsed = ({ tileLinks, opensMemberSale, ...step }: PageStep, uses: Uses): PageStep => ({
  ...step,
  ...(uses.tileLinks && tileLinks && { tileLinks }),
  ...(uses.opensMemberSale && opensMemberSale && { opensMemberSale }),
});

function remotesWith(
  { remotes, files, integrity, places, declared }: LaneRemotes,
  brought: readonly BroughtStep[],
  absent: readonly string[],
  uses: Uses,
): ShopRemotes {
  const here = new Set([
    ...brought.map(({ remote }) => remote),
    ...Object.values(places).map((module) => module.split('/')[0]),
  ]);
  const isOfAll = declared.every(({ remote }) => here.has(remote));
  const kept = <Value>(all: Record<string, Value>): Record<string, Value> =>
    isOfAll ? all : Object.fromEntries(Object.entries(all).filter(([name]) => here.has(name.split('/')[0])));
  const remoteSteps = {
    steps: [...brought.map((own) => withUsed(pageStep(own), uses)), ...absent.map(absentStep)],
    texts: Object.assign({}, ...brought.map((own) => declaredStepTexts(own, own.options))),
  };
  return {
    remotes: kept(remotes),
    files: kept(files),
    integrity: kept(integrity),
    ...(remoteSteps.steps.length > 0 && { remoteSteps }),
    ...(Object.keys(places).length > 0 && { places }),
  };
}
