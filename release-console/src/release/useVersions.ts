import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { useEffect, useState } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';

/** A remote's published versions, the last published first; none while they are looked up, and where the registry does not answer. */
export function useVersions(api: Pick<ConsoleApi, 'versions'>, remote: string): readonly RemoteVersion[] {
  const [versions, setVersions] = useState<readonly RemoteVersion[]>([]);
  useEffect(() => {
    let isWanted = true;
    void api.versions(remote).then((answer) => {
      if (isWanted && answer.ok) setVersions(answer.value.versions);
    });
    return () => {
      isWanted = false;
    };
  }, [api, remote]);
  return versions;
}
