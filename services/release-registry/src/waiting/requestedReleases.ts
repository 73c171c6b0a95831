import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { ReleaseMetrics } from '../metrics/releaseMetrics.ts';
import type { Author, Released, RollBack } from '../releases/changes.ts';
import type { ListedSteps } from '../releases/listedSteps.ts';
import type { Checked, ReleaseService } from '../releases/releaseService.ts';
import type { Stores } from '../releases/stores.ts';
import type { PlanStore } from '../stages/planStore.ts';
import type { StagePlan } from '../stages/stagePlan.ts';
import type { StageRunner } from '../stages/stageRunner.ts';
import { timeText } from '../text/timeText.ts';
import type { ApprovalRule } from './approvalRule.ts';
import type { ApprovalStore } from './approvalStore.ts';
import { isWayBack, onlyEndsCanaries } from './needsNoApproval.ts';
import type { Account, WaitingChange, WaitingRelease } from './waitingRelease.ts';
import type { WaitingStore } from './waitingStore.ts';
import { isSameAccount, mostMinutesLate, originText } from './waitingText.ts';

type Deps = {
  stores: Stores;
  listed: Pick<ListedSteps, 'notices'>;
  plans: Pick<PlanStore, 'find'>;
  waiting: WaitingStore;
  approvals: ApprovalStore;
  service: ReleaseService;
  runner: Pick<StageRunner, 'check' | 'begin'>;
  metrics: Pick<ReleaseMetrics, 'notMade'>;
  now: () => Date;
};

/**
 * The request for a release: the release on which it is based, the reason, the planned time, and the account of the
 * token or sign-on.
 */
type ReleaseRequest = Account & Author & { at?: string | undefined };

type Made = Released | { outcome: 'started'; plan: StagePlan };
/**
 * The outcome of a request: a release, a started plan, nothing if the brand already has the requested state, or a
 * release that waits. `notices` are sentences that the person who made it should know.
 */
export type Requested = (Made | { outcome: 'waiting'; waiting: WaitingRelease }) & { notices?: string[] };

/** Brands have few waiting releases; a larger number is an error of a script. */
const mostWaiting = 50;
/** Days: a time further in the future is a typing error. */
const furthestDays = 366;

const wordsOf = ({ message, reasons }: Refusal): string => [message, ...reasons].join(' ');

/**
 * Handles the releases that people request. Each is made immediately, or stored until its time comes and, if the brand
 * requires it, another account has approved it. A stored release must pass the same checks, on the same parent release,
 * as an immediate one. Calls run one after another. [FED-04]
 */
export function requestedReleases(deps: Deps) {
  const { stores, listed, plans, waiting, approvals, service, runner, metrics, now } = deps;
  const { releases } = stores;

  /** All checks of a change, as if its release were made now. */
  async function check(brand: string, change: WaitingChange, author: Author): Promise<Result<Checked, Refusal>> {
    switch (change.kind) {
      case 'activate':
        return service.checkActivation(brand, { ...author, changes: change.changes, mends: change.mends });
      case 'stages':
        return runner.check(brand, change, author);
      case 'roll-forward':
        return service.checkRollBack(brand, { ...author, to: change.to });
    }
  }

  /** Makes the release that was checked, and starts its plan. */
  async function make(
    brand: string,
    change: WaitingChange,
    { checked, author }: { checked: Checked; author: Author },
  ): Promise<Result<Made, Refusal>> {
    const released = await service.append(checked);
    if (!released.ok || change.kind !== 'stages') return released;
    return success({ outcome: 'started', plan: await runner.begin(brand, change, author) });
  }

  /** Makes the requested release now, or stores the request for later. */
  async function request(
    brand: string,
    change: WaitingChange,
    given: ReleaseRequest,
  ): Promise<Result<Requested, Refusal>> {
    const { by, account, at } = given;
    const wrong = momentError(at, now());
    if (wrong !== null) return refuse('invalid-request', wrong);
    const author = authorOf(given);
    const checked = await check(brand, change, author);
    if (!checked.ok) return checked;
    if (checked.value.outcome === 'nothing-to-do') return success(checked.value);
    const { draft, current } = checked.value;
    const before = current?.pins ?? {};
    const isNeeded = (await approvals.find(brand))?.isNeeded ?? false;
    const needsApproval = isNeeded && !onlyEndsCanaries(before, draft.pins);
    const notices = await listed.notices(stores, draft, current);
    const told = notices.length > 0 && { notices };
    if (at === undefined && !needsApproval) {
      const made = await make(brand, change, { checked: checked.value, author });
      return made.ok ? success({ ...made.value, ...told }) : made;
    }
    if ((await waiting.open(brand)).length >= mostWaiting) {
      return refuse(
        'too-many-wait',
        `${mostWaiting} releases of ${brand} wait already: release waiting --cancel ends one.`,
      );
    }
    const { parent, reason, force } = author;
    const kept = await waiting.add({
      ...{ brand, change, parent, reason, before, after: draft.pins, needsApproval, state: 'waiting' },
      asked: { by, account, at: now().toISOString() },
      ...(force !== undefined && { force }),
      ...(at !== undefined && { at }),
    });
    return success({ outcome: 'waiting', waiting: kept, ...told });
  }

  /** A roll-back is always carried out immediately; a roll-forward needs an approval like any other change. */
  async function rollBack(brand: string, given: RollBack & Account): Promise<Result<Requested, Refusal>> {
    const current = await releases.current(brand);
    const isBack = await isWayBack(current, given.to, (revision) => releases.find(brand, revision));
    if (isBack || given.to === undefined) return service.rollBack(brand, { ...authorOf(given), to: given.to });
    return request(brand, { kind: 'roll-forward', to: given.to }, given);
  }

  async function end(one: WaitingRelease, change: Partial<WaitingRelease>): Promise<WaitingRelease> {
    const ended = { ...one, ...change, ended: now().toISOString() };
    await waiting.keep(ended);
    if (ended.state === 'refused' || ended.state === 'missed') metrics.notMade.inc({ brand: ended.brand });
    return ended;
  }

  /** The release that a registry made from this request just before it crashed, so that the request still waits. */
  async function madeBefore({ brand, parent, after, ...one }: WaitingRelease): Promise<Release | null> {
    const next = await releases.find(brand, parent + 1);
    const isIt =
      next?.by === one.asked.by && next.reason.startsWith(reasonOf(one)) && isDeepStrictEqual(next.pins, after);
    if (!isIt || one.change.kind !== 'stages') return isIt ? next : null;
    const plan = await plans.find(brand);
    const isPlanned = plan?.reason === reasonOf(one) && isDeepStrictEqual(plan.versions, one.change.versions);
    return isPlanned ? next : null;
  }

  /** Makes the requested release now, and stores the outcome. */
  async function carryOut(one: WaitingRelease, checked: Result<Checked, Refusal>): Promise<Result<Made, Refusal>> {
    const author = waitingAuthor(one);
    const made = checked.ok ? await make(one.brand, one.change, { checked: checked.value, author }) : checked;
    if (made.ok) await endAsMade(one, await releases.current(one.brand));
    else await end(one, { state: 'refused', why: wordsOf(made.error) });
    return made;
  }

  const endAsMade = (one: WaitingRelease, release: Release | null) =>
    end(one, { state: 'made', ...(release && { revision: release.revision }) });

  const checkWaiting = (one: WaitingRelease) => check(one.brand, one.change, waitingAuthor(one));

  /**
   * Ends a request that can no longer be carried out because another release was made; it must be made again. Returns
   * whether it was ended.
   */
  async function endIfMovedOn(one: WaitingRelease): Promise<Result<boolean, Refusal>> {
    const current = await releases.current(one.brand);
    if (current === null || current.revision === one.parent) return success(false);
    const checked = await checkWaiting(one);
    if (checked.ok) await endAsMade(one, current);
    else await end(one, { state: 'refused', why: wordsOf(checked.error) });
    return checked.ok ? success(true) : checked;
  }

  async function findWaiting(brand: string, number: number): Promise<Result<WaitingRelease, Refusal>> {
    const one = await waiting.find(brand, number);
    if (one === null) return refuse('unknown-waiting', `Nothing of ${brand} waits as number ${number}.`);
    if (one.state === 'waiting') return success(one);
    return refuse('waits-no-more', `Number ${number} of ${brand} does not wait any more: it was ${one.state}.`);
  }

  /**
   * Records another account's approval of exactly this change on exactly this release. A release without a planned time
   * is made immediately.
   */
  async function approve(brand: string, number: number, by: Account): Promise<Result<Requested, Refusal>> {
    const found = await findWaiting(brand, number);
    if (!found.ok) return found;
    const one = found.value;
    if (isSameAccount(one, by)) {
      return refuse('not-allowed', `${one.asked.by} has asked for it, so another account has to approve it.`);
    }
    const moved = await endIfMovedOn(one);
    if (!moved.ok) return moved;
    if (moved.value) return findWaiting(brand, number) as Promise<Result<never, Refusal>>;
    if (one.approved !== undefined) return success({ outcome: 'waiting', waiting: one });
    const approved: WaitingRelease = { ...one, approved: { ...by, at: now().toISOString() } };
    const checked = await checkWaiting(approved);
    if (!checked.ok) return checked;
    await waiting.keep(approved);
    return approved.at === undefined ? carryOut(approved, checked) : success({ outcome: 'waiting', waiting: approved });
  }

  async function cancel(brand: string, number: number, why: string): Promise<Result<WaitingRelease, Refusal>> {
    const found = await findWaiting(brand, number);
    return found.ok ? success(await end(found.value, { state: 'cancelled', why })) : found;
  }

  const isDue = ({ at }: WaitingRelease): boolean => at === undefined || Date.parse(at) <= now().getTime();
  const isApproved = ({ approved, needsApproval }: WaitingRelease): boolean => approved !== undefined || !needsApproval;

  /** Handles one waiting release that may be due now. */
  async function moveOn(one: WaitingRelease): Promise<void> {
    const { at } = one;
    const isFree = isApproved(one);
    const isOnTime = at === undefined || now().getTime() - Date.parse(at) <= mostMinutesLate * 60_000;
    const made = isDue(one) && isFree ? await madeBefore(one) : null;
    if (made !== null) await endAsMade(one, made);
    else if (isDue(one) && isFree && isOnTime) await carryOut(one, await checkWaiting(one));
    else if (!isOnTime) {
      const cause = isFree ? 'no registry ran then' : 'nobody had approved it';
      const why = `Its moment, ${timeText(at ?? '')}, passed: ${cause}, and it is made at most ${mostMinutesLate} minutes late. Plan it anew if it is still needed.`;
      await end(one, { state: 'missed', why });
    } else await endIfMovedOn(one);
  }

  return {
    request,
    rollBack,
    approve,
    cancel,
    /** Whether a brand has a waiting release that may be due now. */
    async hasDue(brand: string): Promise<boolean> {
      const open = await waiting.open(brand);
      const { revision = 0 } = open.length > 0 ? ((await releases.current(brand)) ?? {}) : {};
      return open.some(
        (one) => one.parent !== revision || (one.at !== undefined && isDue(one)) || one.approved !== undefined,
      );
    },
    /** Handles all due releases of a brand, the earliest request first. Returns the ones that no longer wait. */
    async moveOn(brand: string): Promise<WaitingRelease[]> {
      const open = (await waiting.open(brand)).reverse();
      for (const one of open) await moveOn(one);
      const left = await Promise.all(open.map(({ number }) => waiting.find(brand, number)));
      return left.filter((one) => one !== null).filter(({ state }) => state !== 'waiting');
    },
    /**
     * Sets whether a brand requires approvals. Releases that already wait for their time then need an approval too; releases that already wait for an
     * approval still need it after the rule is removed.
     */
    async setRule(brand: string, rule: ApprovalRule): Promise<void> {
      await approvals.keep(brand, rule);
      const open = (await waiting.open(brand)).filter(({ needsApproval }) => !needsApproval);
      for (const one of rule.isNeeded ? open : []) await waiting.keep({ ...one, needsApproval: true });
    },
  };
}

export type RequestedReleases = ReturnType<typeof requestedReleases>;

const reasonOf = (one: Pick<WaitingRelease, 'reason' | 'at' | 'approved'>): string => `${one.reason}${originText(one)}`;

/** The author in the release's own record. */
const authorOf = ({ by, parent, reason, force }: Author): Author => ({
  ...{ by, parent, reason },
  ...(force !== undefined && { force }),
});

/** The author of a waiting release; the reason includes the planned time and the account that approved it. */
const waitingAuthor = (one: WaitingRelease): Author =>
  authorOf({ by: one.asked.by, parent: one.parent, reason: reasonOf(one), force: one.force });

function momentError(at: string | undefined, now: Date): string | null {
  if (at === undefined) return null;
  const wait = Date.parse(at) - now.getTime();
  if (wait <= 0) return `${timeText(at)} has passed; without a moment it is released at once.`;
  return wait > furthestDays * 86_400_000 ? `${timeText(at)} is more than ${furthestDays} days away.` : null;
}
