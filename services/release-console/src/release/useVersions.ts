import type { ListedVersion } from '@festival/release-registry/versions/listedVersion';
import { useAnswer } from '../answer/useAnswer.ts';
import type { ConsoleApi } from '../api/consoleApi.ts';

/**
 * A remote's published versions, the last published first; empty while they are loading or if the registry does not
 * answer.
 */
export function useVersions(api: Pick<ConsoleApi, 'versions'>, remote: string): readonly ListedVersion[] {
  const answer = useAnswer(remote, () => api.versions(remote));
  return answer?.ok ? answer.value.versions : [];
}
