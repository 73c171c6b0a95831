import { callRegistry } from '@festival/release-registry/client/callRegistry';
import { figureCalls } from '@festival/release-registry/client/figureCalls';
import { previewCalls } from '@festival/release-registry/client/previewCalls';
import { releaseCalls } from '@festival/release-registry/client/releaseCalls';
import { stageCalls } from '@festival/release-registry/client/stageCalls';
import { versionCalls } from '@festival/release-registry/client/versionCalls';
import { waitingCalls } from '@festival/release-registry/client/waitingCalls';
import { sessionAnswerSchema, signedOffSchema } from '@festival/release-registry/console/session';
import { overviewSchema } from '@festival/release-registry/overview/overview';

/** The console's calls to the registry, with the rights of the person who is signed on in this browser. Each returns a `Result`. */
export type ConsoleApi = ReturnType<typeof consoleApi>;

export function consoleApi(url: string) {
  const address = { url };
  const { history, activate, rollBack } = releaseCalls(address);
  const { startPlan, stopPlan } = stageCalls(address);
  const { makePreview } = previewCalls(address);
  const { approve, cancelWaiting } = waitingCalls(address);
  return {
    ...figureCalls(address),
    ...versionCalls(address),
    history,
    activate,
    rollBack,
    startPlan,
    stopPlan,
    makePreview,
    approve,
    cancelWaiting,
    session: () => callRegistry(address, { method: 'GET', path: '/console/session', answer: sessionAnswerSchema }),
    overview: () => callRegistry(address, { method: 'GET', path: '/overview', answer: overviewSchema }),
    signOff: () => callRegistry(address, { method: 'POST', path: '/console/sign-off', answer: signedOffSchema }),
  };
}
