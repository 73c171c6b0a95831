import type { Language } from '@festival/shared-contracts/language/languages';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { PageData } from '../../src/page/pageData.ts';
import type { PageStep, RemoteSteps } from '../../src/page/remoteSteps.ts';
import { type DeclaredStep, declaredStepTexts, pageStep } from './declaredStep.ts';
import type { LaneRemotes, PageRemotes } from './pageRemotes.ts';

/** What a shop's pages get of a lane's remotes. */
export interface ShopRemotes extends PageRemotes, Pick<PageData, 'remoteSteps' | 'places'> {}

const known = new WeakMap<LaneRemotes, Map<string, ShopRemotes>>();

/** A visitor without a release has no remote. */
export const noRemotes: LaneRemotes = { remotes: {}, files: {}, integrity: {}, places: {}, declared: [] };

/**
 * A lane's remotes for one shop: those that fill a place of the shell, and those with a step that every shop has or that this shop lists.
 * The same object for the same shop and language, as pages of one lane share it.
 */
export function shopRemotes(
  lane: LaneRemotes,
  { steps, defaultLanguage }: Pick<ShopConfig, 'steps' | 'defaultLanguage'>,
  language: Language,
): ShopRemotes {
  const isListed = ({ step }: DeclaredStep) => namesOf(step).some((name) => steps.includes(name));
  const brought = lane.declared.filter((one) => one.step.isInEveryShop || isListed(one));
  const names = new Set(brought.flatMap(({ step }) => namesOf(step)));
  const absent = steps.filter((name) => !names.has(name));
  const key = JSON.stringify([brought.map((one) => [one.step.name, isListed(one)]), absent, defaultLanguage, language]);
  const ofLane = known.get(lane) ?? new Map<string, ShopRemotes>();
  known.set(lane, ofLane);
  const textsOf = (one: DeclaredStep) =>
    declaredStepTexts(one, { language, ofShop: defaultLanguage, isListed: isListed(one) });
  const own = ofLane.get(key) ?? remotesWith(lane, brought, absent, textsOf);
  ofLane.set(key, own);
  return own;
}

const namesOf = ({ name, formerNames = [] }: DeclaredStep['step']): string[] => [name, ...formerNames];

/** A step that the shop lists and no released remote brings: its page says so [STP-06]. */
const absentStep = (name: string): PageStep => ({ remote: '', name, module: '', sells: [] });

function remotesWith(
  { remotes, files, integrity, places, declared }: LaneRemotes,
  brought: LaneRemotes['declared'],
  absent: readonly string[],
  textsOf: (own: DeclaredStep) => RemoteSteps['texts'],
): ShopRemotes {
  const here = new Set([
    ...brought.map(({ remote }) => remote),
    ...Object.values(places).map((module) => module.split('/')[0]),
  ]);
  const isOfAll = declared.every(({ remote }) => here.has(remote));
  const kept = <Value>(all: Record<string, Value>): Record<string, Value> =>
    isOfAll ? all : Object.fromEntries(Object.entries(all).filter(([name]) => here.has(name.split('/')[0])));
  const remoteSteps = {
    steps: [...brought.map(pageStep), ...absent.map(absentStep)],
    texts: Object.assign({}, ...brought.map(textsOf)),
  };
  return {
    remotes: kept(remotes),
    files: kept(files),
    integrity: kept(integrity),
    ...(remoteSteps.steps.length > 0 && { remoteSteps }),
    ...(Object.keys(places).length > 0 && { places }),
  };
}
