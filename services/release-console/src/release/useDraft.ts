import { parsePlan } from '@festival/release-registry/commands/parsePlan';
import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { nextPins } from '@festival/release-registry/releases/nextPins';
import { changedPins } from '@festival/release-registry/releases/releaseText';
import { useState } from 'react';
import { basisPointsOf } from './basisPointsOf.ts';
import { momentOf } from './momentOf.ts';

/** The visitors who get a version: all, a share, or stages by a plan. */
export type Who = 'everybody' | 'share' | 'stages';

/** The time: immediately after the confirmation, or a given time. */
export type When = 'now' | 'moment';

type DraftOptions = { looked: BrandOverview; remote: string; version: string };

/** The draft of a change of one remote, and the versions that the brand's visitors would get. */
export function useDraft({ looked, remote, version: proposed }: DraftOptions) {
  const pins = looked.release?.pins ?? {};
  const pin = pins[remote];
  const [version, setVersion] = useState(proposed);
  const [who, setWho] = useState<Who>('everybody');
  const [percent, setPercent] = useState(pin?.basisPoints === undefined ? '10' : String(pin.basisPoints / 100));
  const [when, setWhen] = useState<When>('now');
  const [moment, setMoment] = useState('');
  const [plan, setPlan] = useState('5:6h:200,25:1d:1000,100');

  const at = when === 'moment' ? momentOf(moment) : null;
  const parsed = parsePlan(plan);
  const stages = parsed.ok ? parsed.value : null;
  const share = { everybody: 10_000, share: basisPointsOf(percent), stages: stages?.[0]?.basisPoints ?? null }[who];
  const changes = { [remote]: { version, ...(who !== 'everybody' && share !== null && { basisPoints: share }) } };
  const next = share === null ? null : nextPins(pins, changes, `${looked.brand}/next`);
  const after = next?.ok ? { pins: next.value } : null;
  return {
    pin,
    version,
    setVersion,
    who,
    setWho,
    percent,
    setPercent,
    plan,
    setPlan,
    when,
    setWhen,
    moment,
    setMoment,
    isMomentWrong: when === 'moment' && at === null,
    /** The additional parameter of a planned release. */
    planned: at === null ? {} : { at },
    /** Null if the typed plan is not valid. */
    stages,
    changes,
    before: { pins },
    /** Null if the draft contains nothing to release. */
    after,
    isShareWrong: who === 'share' && share === null,
    /** The reason why the registry would refuse this share. */
    shareErrors: next === null || next.ok ? [] : next.error.reasons,
    isReady: (when === 'now' || at !== null) && after !== null && changedPins({ pins }, after).length > 0,
  };
}

export type Draft = ReturnType<typeof useDraft>;
