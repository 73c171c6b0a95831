import { languageNotes } from '@festival/release-contracts/package/declarationErrors';
import { isLocalVersion } from '@festival/release-contracts/package/version';
import { timeText } from '../text/timeText.ts';
import type { Published } from '../versions/publishVersion.ts';
import { sourceText } from '../versions/sourceText.ts';

/** The result of publishing, as a sentence for a terminal. */
export function publishedText({ outcome, version }: Published): string {
  const id = `${version.name}@${version.version}`;
  if (outcome === 'published') {
    const published = `Published ${id}: ${version.files.length} files. No brand has it yet; activate it.`;
    const built = isLocalVersion(version.version) ? [] : [`Built from ${sourceText(version.source)}.`];
    return [published, ...built, ...languageNotes(version)].join('\n');
  }
  if (outcome === 'signed') return `Signed ${id} anew; its content is the same.`;
  return `${id} is already there, with this content, since ${timeText(version.publishedAt)} (${version.publishedBy}).`;
}
