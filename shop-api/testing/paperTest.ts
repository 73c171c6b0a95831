import { spawnSync } from 'node:child_process';
import { type PaperTool, paperTools } from './runTool.ts';

const isMissing = (tool: PaperTool): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined;

const missing = (Object.keys(paperTools) as PaperTool[]).filter(isMissing);

if (missing.length > 0)
  console.warn(
    `Tickets are not looked at on paper, since ${missing.join(', ')} is missing: apt-get install ${[...new Set(missing.map((tool) => paperTools[tool]))].join(' ')}`,
  );

/** `test` for what `readPaper` opens. Skipped, with a sentence that says what to install, where its programs are missing. */
export const paperTest: typeof test = missing.length > 0 ? test.skip : test;
