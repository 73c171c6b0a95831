import type { Source } from '@festival/release-contracts/package/source';

/** `commit 1a2b3c4d5e6f, with changes that were not committed` */
export function sourceText(source: Source | undefined): string {
  if (source === undefined) return 'commit not known';
  return `commit ${source.commit.slice(0, 12)}${source.uncommitted ? ', with changes that were not committed' : ''}`;
}
