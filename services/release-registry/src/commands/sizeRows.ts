import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { kilobytes, moduleBytes } from '../versions/moduleBytes.ts';

/** In bytes; a smaller rise would be written as +0.0 kB. */
const leastRise = 50;

/**
 * A sentence that names the modules that are larger than in the previous version, and by how much. Empty if no module
 * is larger. [BYD-09]
 */
export function riseText(version: RemoteVersion, before: RemoteVersion | undefined): string[] {
  const risen = Object.keys(before?.exposes ?? {}).flatMap((expose) => {
    const was = before === undefined ? 0 : moduleBytes(before, expose);
    const more = version.exposes[expose] === undefined ? 0 : moduleBytes(version, expose) - was;
    return more >= leastRise
      ? [`${expose.slice(2)} +${kilobytes(more)} (${Math.round((more / Math.max(was, 1)) * 100)} %)`]
      : [];
  });
  return risen.length === 0
    ? []
    : [`${version.name}@${version.version} is heavier than ${before?.version}: ${risen.join(', ')}`];
}

/** Table rows with the size of each exposed module of a version, next to the size in the previous version if there is one. */
export const sizeRows = (version: RemoteVersion, before: RemoteVersion | undefined): string[][] =>
  Object.keys(version.exposes).map((expose) => {
    const bytes = moduleBytes(version, expose);
    const row = [`  ${version.name}/${expose.slice(2)}`, kilobytes(bytes)];
    if (before?.exposes[expose] === undefined) return [...row, before === undefined ? '' : 'new'];
    const more = bytes - moduleBytes(before, expose);
    const change = Math.abs(more) < leastRise ? 'as' : `${more > 0 ? '+' : '−'}${kilobytes(Math.abs(more))} beside`;
    return [...row, `${change} ${before.version}`];
  });
