import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import {
  confirmNewsletter,
  signUpForNewsletter,
  subscribeToNewsletter,
} from '@festival/shared-contracts/api/memberCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import * as z from 'zod/mini';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { guardedCall } from './guardedCall.ts';

export interface NewsletterCommandDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

type NewsletterCommands = Pick<Commands['signOn'], 'signUpForNewsletter' | 'confirmNewsletter' | 'setNewsletter'>;

/** The commands to subscribe to the brand's newsletter, for any address and for an account [SSO-02]. */
export const newsletterCommands = ({ store, http, report }: NewsletterCommandDeps): NewsletterCommands => {
  const done = async (kind: string, call: Promise<Result<unknown>>): Promise<Result> => {
    const answer = await guardedCall(report, kind, call);
    return answer.ok ? success(undefined) : answer;
  };
  return {
    async signUpForNewsletter(email) {
      const body = { email, language: store.get(primitives.language) };
      if (!z.safeParse(signUpForNewsletter.body, body).success) {
        return failure({ code: 'email.invalid', message: '', status: 400 });
      }
      return done('newsletter.notAsked', callEndpoint(http, signUpForNewsletter, { body }));
    },
    confirmNewsletter: (token) =>
      done('newsletter.notConfirmed', callEndpoint(http, confirmNewsletter, { body: { token } })),
    setNewsletter: (subscribed) =>
      done('newsletter.notSet', callEndpoint(http, subscribeToNewsletter, { body: { subscribed } })),
  };
};
