import type { Language } from '@festival/shared-contracts/language/languages';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { RemoteSteps } from '../../src/page/remoteSteps.ts';
import { declaredStepRow, declaredStepTexts } from './declaredStep.ts';
import type { LaneRemotes, PageRemotes } from './pageRemotes.ts';
import { placedRemotes } from './placedRemotes.ts';

/** What a shop's pages get of a lane's remotes. */
export interface ShopRemotes extends PageRemotes {
  remoteSteps?: RemoteSteps;
}

const known = new WeakMap<LaneRemotes, Map<string, ShopRemotes>>();

/**
 * A lane's remotes for one shop: those that every shop has a place for, and those whose own step this shop lists. The same object for the
 * same shop and language, as pages of one lane share it.
 */
export function shopRemotes(
  lane: LaneRemotes,
  { steps, defaultLanguage }: Pick<ShopConfig, 'steps' | 'defaultLanguage'>,
  language: Language,
): ShopRemotes {
  const listed = lane.declared.filter(({ step }) => steps.includes(step.name));
  const key = JSON.stringify([listed.map(({ step }) => step.name), defaultLanguage, language]);
  const ofLane = known.get(lane) ?? new Map<string, ShopRemotes>();
  known.set(lane, ofLane);
  const own = ofLane.get(key) ?? remotesWith(lane, listed, defaultLanguage, language);
  ofLane.set(key, own);
  return own;
}

function remotesWith(
  { remotes, files, integrity, declared }: LaneRemotes,
  listed: LaneRemotes['declared'],
  defaultLanguage: Language,
  language: Language,
): ShopRemotes {
  const isHere = (name: string) => placedRemotes.has(name) || listed.some(({ remote }) => remote === name);
  const isOfAll = declared.every(({ remote }) => isHere(remote));
  const kept = <Value>(all: Record<string, Value>): Record<string, Value> =>
    isOfAll ? all : Object.fromEntries(Object.entries(all).filter(([name]) => isHere(name.split('/')[0] ?? '')));
  const remoteSteps = {
    rows: Object.fromEntries(listed.map((own) => [own.step.name, declaredStepRow(own)])),
    texts: Object.assign({}, ...listed.map((own) => declaredStepTexts(own, language, defaultLanguage))),
  };
  const ofShop = { remotes: kept(remotes), files: kept(files), integrity: kept(integrity) };
  return listed.length === 0 ? ofShop : { ...ofShop, remoteSteps };
}
