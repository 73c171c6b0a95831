import { success } from '@festival/shared-contracts/errors/result';
import type { RegistryClient } from '../client/registryClient.ts';
import { percentText, releaseText } from '../releases/releaseText.ts';
import { stageText } from '../stages/nextStep.ts';
import type { StagePlan } from '../stages/stagePlan.ts';
import { timeText } from '../text/timeText.ts';
import { columns } from './columns.ts';
import { type CommandMount, command, done, misused, type Outcome, refused } from './command.ts';
import { mountVersions } from './mountVersions.ts';
import { parsePlan } from './parsePlan.ts';
import { parseRevision } from './parseRevision.ts';
import { parseVersions } from './parseVersions.ts';
import { waitingOutcome } from './waitingOutcome.ts';

type Typed = Partial<Record<'plan' | 'after' | 'reason' | 'force' | 'at', string>>;

export const stage = command({
  usage:
    'festival-release stage --brand <brand> [<remote>@<version> … --plan 5:6h:200,25:1d:1000,100 --after <release> --reason <text> [--force <reason>] [--at <date, time and zone>]] | [--stop --reason <text>] [--by <name>]',
  summary: 'brings versions to more and more visitors as planned ahead; shows how far it is, or stops it',
  required: ['brand', 'by'],
  optional: ['plan', 'after', 'reason', 'force', 'at'],
  flags: ['stop'],
  async run({ client, mount, words, options: { brand, by, ...typed }, flags }) {
    if (flags.has('stop')) {
      if (typed.reason === undefined) return misused('Missing: --reason');
      return planOutcome(brand, await client.stopPlan(brand, { by, reason: typed.reason }));
    }
    if (words.length === 0) return planOutcome(brand, await client.plan(brand));
    return start({ client, mount }, words, { brand, by, typed });
  },
});

async function start(
  { client, mount }: { client: RegistryClient; mount: CommandMount },
  words: string[],
  { brand, by, typed: { plan, after, reason, force, at } }: { brand: string; by: string; typed: Typed },
): Promise<Outcome> {
  if (plan === undefined || reason === undefined || after === undefined)
    return misused('Missing: --plan, --after and --reason; release show says which release the brand is at.');
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

function planOutcome(
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
