import { spawnSync } from 'node:child_process';
import { type Tool, toolPackages } from './runTool.ts';

const isMissing = (tool: Tool): boolean => spawnSync(tool, ['--version'], { stdio: 'ignore' }).error !== undefined;

/**
 * `test` for cases that need these programs. If one is missing, the case is skipped with a sentence that says what to
 * install.
 */
export function testWith(...tools: Tool[]): typeof test {
  const missing = tools.filter(isMissing);
  if (missing.length === 0) return test;
  const packages = [...new Set(missing.map((tool) => toolPackages[tool]))].join(' ');
  console.warn(`Tests are skipped, since ${missing.join(', ')} is missing: apt-get install ${packages}`);
  return test.skip;
}
