import { join } from 'node:path';
import { boundaryViolations } from './boundaryViolations.ts';

const violations = boundaryViolations(join(import.meta.dirname, '../..'));
for (const { file, imported, reason } of violations) console.error(`${file}: '${imported}' ${reason}`);
process.exitCode = violations.length > 0 ? 1 : 0;
