import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { timeText } from '../text/timeText.ts';
import { compareAddress } from '../versions/compareAddress.ts';
import { sourceText } from '../versions/sourceText.ts';
import { columns } from './columns.ts';
import { done, type Outcome } from './command.ts';
import { commitsBetween } from './commitsBetween.ts';
import { sizeRows } from './sizeRows.ts';

/**
 * The differences between two versions of a remote: their commits, the size of each module, and, if this machine has
 * the repository, the commits between them. [BYD-08]
 */
export function diffVersions(before: RemoteVersion, after: RemoteVersion, folder: string): Outcome {
  const compare = compareAddress(before.source, after.source);
  const commits = before.source && after.source && commitsBetween(folder, before.source, after.source);
  const rows = [before, after].map(({ version, source, publishedAt, publishedBy }) => [
    `  ${version}`,
    sourceText(source),
    `published ${timeText(publishedAt)} by ${publishedBy}`,
  ]);
  const marked = commits?.map(({ isAdded, commit, subject }) => `  ${isAdded ? '+' : '−'} ${commit} ${subject}`);
  const place = after.source?.folder ?? 'the repository';
  const between =
    marked === undefined
      ? [`Where the repository of ${after.name} is, this command also names the commits between.`]
      : [
          marked.length === 0 ? `No commit between touches ${place}.` : `Commits between that touch ${place}:`,
          ...marked,
        ];
  const data = { name: after.name, from: described(before), to: described(after), compare, commits };
  return done(
    data,
    `${after.name} from ${before.version} to ${after.version}:`,
    ...columns(rows),
    ...(compare === undefined ? [] : [`  ${compare}`]),
    ...columns(sizeRows(after, before)),
    ...(before.source && after.source ? between : []),
  );
}

const described = ({ version, source, publishedAt, publishedBy }: RemoteVersion) => ({
  version,
  source,
  publishedAt,
  publishedBy,
});
