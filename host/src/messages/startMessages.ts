import { loadChunk } from '../chunk/loadChunk.ts';
import { type ErrorReport, errorReportOf } from '../telemetry/errorReport.ts';
import type { MessageDeps } from './followMessages.ts';

/** Loads the code of the shop's own messages once the page is idle, and starts it. */
export const startMessages = async (deps: MessageDeps & { report(report: ErrorReport): void }): Promise<void> => {
  try {
    const load = () => import(/* webpackChunkName: "messages" */ './followMessages.ts');
    (await loadChunk(load)).followMessages(deps);
  } catch (error) {
    deps.report(errorReportOf('messages.notFollowed', error));
  }
};
