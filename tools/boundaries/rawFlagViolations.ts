import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './boundaryViolations.ts';
import { flagReads } from './flagReads.ts';
import { rawFlags } from './rawFlags.ts';
import { isTestFile, sourceFiles, workspacePackages } from './workspacePackages.ts';

/** The only file that maps flags to capabilities. */
const table = 'shared-contracts/src/shop/capabilities.ts';

/** Only the table's tests may import the sale variant. */
const importsVariant = /import\s*\{[^}]*\bsaleVariantOf\b/;

/**
 * Every place in the repository at `root` that reads a raw flag of a shop's config, except the table and tests
 * [BRD-03].
 */
export const rawFlagViolations = (root: string): Violation[] =>
  workspacePackages(root).packages.flatMap(({ folder }) =>
    sourceFiles(root, folder)
      .filter((path) => !isTestFile(path))
      .map((path) => join(folder, path))
      .filter((file) => file !== table)
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8');
        const reads = [...flagReads(code, file, rawFlags), ...(importsVariant.test(code) ? ['saleVariantOf'] : [])];
        const reason = `is a raw flag: read an answer of capabilitiesOf instead, or add one to ${table}`;
        return reads.map((imported) => ({ file, imported, reason }));
      }),
  );
