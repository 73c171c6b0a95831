import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { useAnswer } from '../answer/useAnswer.ts';
import type { ConsoleApi } from '../api/consoleApi.ts';

/**
 * A remote's published versions, the last published first; empty while they are loading or if the registry does not
 * answer.
 */
export function useVersions(api: Pick<ConsoleApi, 'versions'>, remote: string): readonly RemoteVersion[] {
  const answer = useAnswer(remote, () => api.versions(remote));
  return answer?.ok ? answer.value.versions : [];
}
