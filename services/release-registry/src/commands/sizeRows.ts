import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { kilobytes, moduleBytes } from '../versions/moduleBytes.ts';

/** Bytes; less would be written as 0.0 kB. */
const leastRise = 50;

/** A sentence that says which modules weigh more than in the version before, with how much; none where no module does. [BYD-09] */
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

/** What each exposed module of a version weighs, beside the version before where there is one: rows of a table. */
export const sizeRows = (version: RemoteVersion, before: RemoteVersion | undefined): string[][] =>
  Object.keys(version.exposes).map((expose) => {
    const bytes = moduleBytes(version, expose);
    const row = [`  ${version.name}/${expose.slice(2)}`, kilobytes(bytes)];
    if (before?.exposes[expose] === undefined) return [...row, before === undefined ? '' : 'new'];
    const more = bytes - moduleBytes(before, expose);
    const change = Math.abs(more) < leastRise ? 'as' : `${more > 0 ? '+' : '−'}${kilobytes(Math.abs(more))} beside`;
    return [...row, `${change} ${before.version}`];
  });
