import * as z from 'zod';
import type { Advisory } from './auditReport.ts';

/** The accepted advisories, each with the reason and the date of its next review. */
export const acceptedSchema = z.array(
  z.object({
    id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/, 'must be the number of an advisory, such as GHSA-xxxx-xxxx-xxxx'),
    package: z.string().min(1),
    reason: z.string().min(20, 'must say in a sentence why it does not concern the shop'),
    until: z.iso.date('must be a day such as 2027-02-28'),
  }),
);
export type Accepted = z.output<typeof acceptedSchema>[number];

export interface Verdict {
  /** Sentences about required actions; empty if there are none. */
  problems: string[];
  /** Sentences about accepted advisories. */
  notes: string[];
}

/** Compares advisories with the accepted ones. `today` is a date such as 2026-11-22. */
export function judgeAdvisories(found: readonly Advisory[], accepted: readonly Accepted[], today: string): Verdict {
  const acceptedFor = ({ id, package: name }: { id: string; package: string }) =>
    accepted.find((one) => one.id === id && one.package === name);
  const problems: string[] = [];
  const notes: string[] = [];
  for (const advisory of found) {
    const what = `${advisory.package}: ${advisory.title} (${advisory.severity}, ${advisory.url})`;
    const known = acceptedFor(advisory);
    if (!known)
      problems.push(`${what}. Update the package, or accept it with a reason in tools/advisories/accepted.json.`);
    else if (known.until < today)
      problems.push(`${what}. It was accepted until ${known.until} (${known.reason}): read it again.`);
    else notes.push(`${what}. Accepted until ${known.until}: ${known.reason}`);
  }
  for (const one of accepted) {
    const isFound = found.some((advisory) => acceptedFor(advisory) === one);
    if (!isFound)
      problems.push(
        `${one.id} of ${one.package} is accepted but was not found any more: remove it from tools/advisories/accepted.json.`,
      );
  }
  return { problems, notes };
}
