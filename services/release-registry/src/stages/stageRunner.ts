import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { Changes } from '../releases/changes.ts';
import type { ReleaseService } from '../releases/releaseService.ts';
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

type Order = Pick<StagePlan, 'versions' | 'stages' | 'by' | 'reason'> & { parent: number; force?: string | undefined };

const changesTo = (versions: StagePlan['versions'], basisPoints: number): Changes =>
  Object.fromEntries(Object.entries(versions).map(([remote, version]) => [remote, { version, basisPoints }]));

/** The refusal of a second plan: a brand has one plan at a time. */
export const planRunningText = (brand: string, running: StagePlan): string =>
  `${brand} is at ${stageText(running)}; release stage --stop ends that plan first.`;

/** The changes of a plan's first stage. */
export const firstStageOf = ({ versions, stages }: Pick<StagePlan, 'versions' | 'stages'>): Changes =>
  changesTo(versions, stages[0]?.basisPoints ?? 0);

/** Rolls versions out to a growing share of a brand's visitors by a plan; each stage is a normal release. [FED-04] */
export function stageRunner({ stores, plans, trials, service, now }: Deps) {
  /** A plan ends with its last stage. If that stage is not for all visitors, its share remains until a release changes it. */
  const stateAt = ({ stages }: Pick<StagePlan, 'stages'>, stage: number): StagePlan['state'] =>
    stage === stages.length - 1 ? 'done' : 'running';

  async function release(brand: string, plan: StagePlan, parent: number, force?: string) {
    const basisPoints = plan.stages[plan.stage]?.basisPoints ?? 0;
    const reason = `${plan.reason} (${stageText(plan)})`;
    const changes = changesTo(plan.versions, basisPoints);
    return service.activate(brand, { parent, by: plan.by, reason, changes, ...(force !== undefined && { force }) });
  }

  /** Starts a plan with its first stage. Refused while another plan runs, and for the same reasons as a release. */
  async function start(brand: string, { parent, force, ...order }: Order): Promise<Result<StagePlan, Refusal>> {
    const running = await plans.find(brand);
    if (running?.state === 'running') {
      return refuse('plan-running', planRunningText(brand, running));
    }
    const plan: StagePlan = { ...order, stage: 0, since: now().toISOString(), state: stateAt(order, 0) };
    const released = await release(brand, plan, parent, force);
    if (!released.ok) return released;
    await plans.keep(brand, plan);
    return success(plan);
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
    const released = await release(brand, next, current?.revision ?? 0);
    const kept: StagePlan = released.ok
      ? next
      : { ...plan, state: 'stopped', why: [released.error.message, ...released.error.reasons].join(' ') };
    await plans.keep(brand, kept);
    return kept;
  }

  return { start, stop, isRunning, moveOn };
}

export type StageRunner = ReturnType<typeof stageRunner>;
