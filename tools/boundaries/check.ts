import { join } from 'node:path';
import { boundaryViolations } from './boundaryViolations.ts';
import { rawFlagViolations } from './rawFlagViolations.ts';
import { soleOwnerViolations } from './soleOwnerViolations.ts';
import { specWords } from './specWords.ts';
import { stepNameViolations } from './stepNameViolations.ts';
import { tableViolations } from './tableViolations.ts';

const root = join(import.meta.dirname, '../..');
const violations = [
  ...(await boundaryViolations(root)),
  ...rawFlagViolations(root),
  ...soleOwnerViolations(root),
  ...stepNameViolations(root, specWords),
  ...tableViolations(root),
];
for (const { file, imported, reason } of violations) console.error(`${file}: '${imported}' ${reason}`);
process.exitCode = violations.length > 0 ? 1 : 0;
