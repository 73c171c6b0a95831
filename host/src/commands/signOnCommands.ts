import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getMembership } from '@festival/shared-contracts/api/memberCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { consentAtom } from '../analytics/consentAtom.ts';
import { guardedCall } from './guardedCall.ts';
import { type NewsletterCommandDeps, newsletterCommands } from './newsletterCommands.ts';
import type { NotYet } from './notYet.ts';
import { type SignOnJourneyDeps, signOnJourneys } from './signOnJourneys.ts';

export type SignOnCommandDeps = SignOnJourneyDeps & NewsletterCommandDeps & { notYet: NotYet };

/** The commands for signing in and out, for the account with its membership, and for the newsletter [SSO-02]. */
export const signOnCommands = (deps: SignOnCommandDeps): Commands['signOn'] => ({
  ...signOnJourneys(deps),
  ...newsletterCommands(deps),
  async readMembership() {
    const call = callEndpoint(deps.http, getMembership, { params: {} });
    const answer = await guardedCall(deps.report, 'membership.notRead', call);
    if (!answer.ok) return answer;
    const membership = answer.value.data;
    deps.store.set(primitives.user, (user) => user && { ...user, membership });
    return success(membership);
  },
  async setConsent(isGiven) {
    deps.store.set(consentAtom, isGiven ? 'given' : 'refused');
    return success(undefined);
  },
});
