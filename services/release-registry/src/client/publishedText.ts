import { languageNotes } from '@festival/release-contracts/package/declarationErrors';
import { timeText } from '../text/timeText.ts';
import type { Published } from '../versions/publishVersion.ts';

/** The result of publishing, as a sentence for a terminal. */
export function publishedText({ outcome, version }: Published): string {
  const id = `${version.name}@${version.version}`;
  if (outcome === 'published') {
    const published = `Published ${id}: ${version.files.length} files. No brand has it yet; activate it.`;
    return [published, ...languageNotes(version)].join('\n');
  }
  if (outcome === 'signed') return `Signed ${id} anew; its content is the same.`;
  return `${id} is already there, with this content, since ${timeText(version.publishedAt)} (${version.publishedBy}).`;
}
