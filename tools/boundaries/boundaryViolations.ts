import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { folderCircles } from './folderCircles.ts';
import importRules from './importRules.ts';

/** A forbidden import, and what to do about it. */
export interface Violation {
  file: string;
  imported: string;
  reason: string;
}

/** Every import of the repository at `root` that violates the import rules, and its circles of folders. */
export const boundaryViolations = async (root: string): Promise<Violation[]> => {
  const { options, ...ruleSet } = importRules;
  const { output } = await cruise(['.'], { ...options, baseDir: root, validate: true, ruleSet });
  const { modules, summary } = output as ICruiseResult;
  return [
    ...summary.violations.map(({ from, to, rule, cycle }) => ({
      file: from,
      imported: cycle?.map(({ name }) => name).join(', ') ?? to,
      reason: rule.name,
    })),
    ...folderCircles(modules).map(({ parent, circle }) => ({
      file: parent,
      imported: circle.join(', '),
      reason: 'move what these folders share to a folder below them: they import one another in a circle',
    })),
  ];
};
