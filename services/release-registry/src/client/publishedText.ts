import { missingLanguages } from '@festival/shared-contracts/step/stepDeclaration';
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

/** The languages that a step lacks, for its team: shops show it in another one there. */
const languageNotes = ({ steps = [] }: Published['version']): string[] =>
  steps
    .filter((step) => missingLanguages(step).length > 0)
    .map(
      (step) =>
        `The step ${step.name} has no texts in ${missingLanguages(step).join(' and ')}: pages in these show its texts in the shop's own language.`,
    );
