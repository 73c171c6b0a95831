import { success } from '@festival/shared-contracts/errors/result';
import type { RegistryClient } from '../client/registryClient.ts';
import { percentText, releaseText } from '../releases/releaseText.ts';
import { stageText } from '../stages/nextStep.ts';
import type { StagePlan } from '../stages/stagePlan.ts';
import { timeText } from '../text/timeText.ts';
import { columns } from './columns.ts';
import { type CommandMount, done, misused, type Outcome, refused } from './command.ts';
import { mountVersions } from './mountVersions.ts';
import { parsePlan } from './parsePlan.ts';
import { parseRevision } from './parseRevision.ts';
import { parseVersions } from './parseVersions.ts';
import { waitingOutcome } from './waitingOutcome.ts';

type Order = { brand: string; by: string; plan: string } & Partial<Record<'after' | 'reason' | 'force' | 'at', string>>;

/** Starts the plan that brings versions to more and more visitors. */
export async function startPlan(
  { client, mount }: { client: RegistryClient; mount: CommandMount },
  words: string[],
  { brand, by, plan, after, reason, force, at }: Order,
): Promise<Outcome> {
  if (reason === undefined || after === undefined)
    return misused('Missing: --after and --reason; release show says which release the brand is at.');
  const versions = parseVersions(words);
  if (!versions.ok) return misused(versions.error);
  const stages = parsePlan(plan);
  if (!stages.ok) return misused(stages.error);
  const parent = parseRevision('after', after);
  if (!parent.ok) return misused(parent.error);
  const order = { parent: parent.value ?? 0, versions: versions.value, stages: stages.value, by, reason };
  const begin = () =>
    client.startPlan(brand, { ...order, ...(force !== undefined && { force }), ...(at !== undefined && { at }) });
  const first = await begin();
  if (first.ok || first.error.code !== 'not-mounted') return startOutcome(brand, first);
  const mounted = await mountVersions(client, mount, { brand, by, versions: versions.value });
  return mounted.ok ? startOutcome(brand, await begin(), mounted.value) : refused(mounted.error);
}

function startOutcome(
  brand: string,
  answer: Awaited<ReturnType<RegistryClient['startPlan']>>,
  mounted: string[] = [],
): Outcome {
  if (!answer.ok) return refused(answer.error);
  const before = [...mounted, ...(answer.value.notices ?? [])];
  if (answer.value.outcome === 'started') return planOutcome(brand, success({ plan: answer.value.plan }), before);
  if (answer.value.outcome === 'waiting') return waitingOutcome(answer.value, before);
  return done(
    answer.value,
    ...before,
    `Nothing to do: ${brand} has this already by ${releaseText(answer.value.release)}.`,
  );
}

/** The lines that show how far a plan is. */
export function planOutcome(
  brand: string,
  answer: Awaited<ReturnType<RegistryClient['plan']>>,
  before: string[] = [],
): Outcome {
  if (!answer.ok) return refused(answer.error);
  const { plan } = answer.value;
  return done(
    answer.value,
    ...before,
    planText(brand, plan),
    ...columns(plan.stages.map((_, index) => stageRow(plan, index))),
  );
}

function planText(brand: string, { versions, state, why, since, ...plan }: StagePlan): string {
  const ids = Object.entries(versions).map((pair) => pair.join('@'));
  const end = { running: `since ${timeText(since)}`, done: `done, ${timeText(since)}`, stopped: `stopped: ${why}` };
  return `${brand} is at ${stageText(plan)} of ${ids.join(', ')}; ${end[state]}`;
}

function stageRow({ stages, stage }: StagePlan, index: number): string[] {
  const { basisPoints = 0, minutes = 0, visits = 0 } = stages[index] ?? {};
  const needs = index === stages.length - 1 ? '' : `${minutes} minutes and ${visits} visits at least`;
  return [index === stage ? '  →' : '   ', percentText(basisPoints), needs];
}
