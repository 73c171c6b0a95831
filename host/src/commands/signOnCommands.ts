import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { confirmNewsletter, signUpForNewsletter } from '@festival/shared-contracts/api/memberCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import * as z from 'zod/mini';
import type { PageStore } from '../page/pageStore.ts';
import { type ErrorReport, errorReportOf } from '../telemetry/errorReport.ts';
import type { NotYet } from './notYet.ts';

export interface SignOnCommandDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
  notYet: NotYet;
}

/** The newsletter's commands; signing in and accounts have no screen yet [SSO]. */
export const signOnCommands = ({ store, http, report, notYet }: SignOnCommandDeps): Commands['signOn'] => {
  /** Turns a bug or a broken contract into a failure and reports it to operators [ERR-04]. */
  const guarded = async (kind: string, call: Promise<Result<unknown>>): Promise<Result> => {
    const answer = await call.catch((error: unknown) => {
      report(errorReportOf(kind, error));
      return failure({ code: 'unexpected', message: '', status: 0 });
    });
    return answer.ok ? success(undefined) : answer;
  };
  return {
    async signUpForNewsletter(email) {
      const body = { email, language: store.get(primitives.language) };
      if (!z.safeParse(signUpForNewsletter.body, body).success) {
        return failure({ code: 'email.invalid', message: '', status: 400 });
      }
      return guarded('newsletter.notAsked', callEndpoint(http, signUpForNewsletter, { body }));
    },
    confirmNewsletter: (token) =>
      guarded('newsletter.notConfirmed', callEndpoint(http, confirmNewsletter, { body: { token } })),
    logIn: notYet('signOn.logIn'),
    register: notYet('signOn.register'),
    logOut: notYet('signOn.logOut'),
    editAccount: notYet('signOn.editAccount'),
    readMembership: notYet('signOn.readMembership'),
    setNewsletter: notYet('signOn.setNewsletter'),
    setConsent: notYet('signOn.setConsent'),
  };
};
