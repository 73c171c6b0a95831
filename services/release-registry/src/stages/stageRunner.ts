import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { Activation, Author, Changes } from '../releases/changes.ts';
import type { Checked, ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import type { TrialStore } from '../watch/trialStore.ts';
import { nextStep, stageText } from './nextStep.ts';
import type { PlanStore } from './planStore.ts';
import type { StagePlan } from './stagePlan.ts';

type Deps = {
  stores: Stores;
  plans: PlanStore;
  trials: TrialStore;
  service: ReleaseService;
  now: () => Date;
};

type Stages = Pick<StagePlan, 'versions' | 'stages'>;

const changesTo = (versions: StagePlan['versions'], basisPoints: number): Changes =>
  Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, { version, basisPoints }]));

/** Rolls versions out to a growing share of a brand's visitors by a plan; each stage is a normal release. [FED-04] */
export function stageRunner({ stores, plans, trials, service, now }: Deps) {
  /** A plan ends with its last stage. If that stage is not for all visitors, its share remains until a release changes it. */
  const stateAt = ({ stages }: Pick<StagePlan, 'stages'>, stage: number): StagePlan['state'] =>
    stage === stages.length - 1 ? 'done' : 'running';

  /** The activation that makes a stage's release. */
  const activationOf = ({ versions, ...plan }: Stages & Pick<StagePlan, 'stage'>, author: Author): Activation => ({
    ...author,
    reason: `${author.reason} (${stageText(plan)})`,
    changes: changesTo(versions, plan.stages[plan.stage]?.basisPoints ?? 0),
  });

  /** Checks a plan's first stage as a release. Refused while another plan runs, since a brand has one plan at a time. */
  async function check(brand: string, stages: Stages, author: Author): Promise<Result<Checked, Refusal>> {
    const running = await plans.find(brand);
    if (running?.state === 'running') {
      return refuse(
        'plan-running',
        `${brand} is at ${stageText(running)}; release canary --stop ends that plan first.`,
      );
    }
    return service.checkActivation(brand, activationOf({ ...stages, stage: 0 }, author));
  }

  /** Starts a plan whose first stage was released. */
  async function begin(
    brand: string,
    { versions, stages }: Stages,
    { by, reason }: Pick<Author, 'by' | 'reason'>,
  ): Promise<StagePlan> {
    const since = now().toISOString();
    const plan: StagePlan = { versions, stages, by, reason, stage: 0, since, state: stateAt({ stages }, 0) };
    await plans.keep(brand, plan);
    return plan;
  }

  /** Ends a running plan; its current share remains. */
  async function stop(brand: string, why: string): Promise<Result<StagePlan, Refusal>> {
    const plan = await plans.find(brand);
    if (plan?.state !== 'running') return refuse('no-plan', `${brand} has no plan that runs.`);
    const stopped: StagePlan = { ...plan, state: 'stopped', why };
    await plans.keep(brand, stopped);
    return success(stopped);
  }

  /** Whether a plan is running. */
  const isRunning = async (brand: string): Promise<boolean> => (await plans.find(brand))?.state === 'running';

  /** Carries out a due step. Returns the plan if it has changed. */
  async function moveOn(brand: string): Promise<StagePlan | null> {
    const plan = await plans.find(brand);
    if (plan?.state !== 'running') return null;
    const current = await stores.releases.current(brand);
    const { running: counted } = await trials.read(brand, current?.pins ?? {});
    const step = nextStep(plan, { current, trials: counted, now: now() });
    if (step.kind === 'wait') return null;
    if (step.kind === 'stop') {
      const stopped = await stop(brand, step.why);
      return stopped.ok ? stopped.value : null;
    }
    const stage = plan.stage + 1;
    const next: StagePlan = { ...plan, stage, since: now().toISOString(), state: stateAt(plan, stage) };
    const author = { by: plan.by, reason: plan.reason, parent: current?.revision ?? 0 };
    const released = await service.activate(brand, activationOf(next, author));
    const kept: StagePlan = released.ok
      ? next
      : { ...plan, state: 'stopped', why: [released.error.message, ...released.error.reasons].join(' ') };
    await plans.keep(brand, kept);
    return kept;
  }

  return { check, begin, stop, isRunning, moveOn };
}

export type StageRunner = ReturnType<typeof stageRunner>;
