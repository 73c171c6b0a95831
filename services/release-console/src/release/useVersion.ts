import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { useAnswer } from '../answer/useAnswer.ts';
import type { ConsoleApi } from '../api/consoleApi.ts';

/** The record of a published version; undefined while it is loading, or if there is none. */
export function useVersion(
  api: Pick<ConsoleApi, 'version'>,
  remote: string,
  version: string | undefined,
): RemoteVersion | undefined {
  const answer = useAnswer(`${remote}@${version}`, async () =>
    version === undefined ? null : api.version(remote, version),
  );
  // While another version is loading, the answer is still the former one.
  return answer?.ok && answer.value.version === version ? answer.value : undefined;
}
