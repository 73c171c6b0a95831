import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { contractsRecord } from '../share-table/contractsRecord.ts';

const imports = /import (?!type\b)\{([^}]*)\} from ['"]@festival\/shared-contracts(\/[^'"]+)['"]/g;

/** The contracts' exports that the sources of a remote import at run time, with their current shapes. [FED-02] */
export function usedExports(folder: string): PackageManifest['uses'] {
  const { version, exports } = contractsRecord();
  const used: Record<string, Record<string, string>> = {};
  const files = globSync('src/**/*.{ts,tsx,js,jsx}', { cwd: folder }).filter(runs).sort();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, list = '', path = ''] of text.matchAll(imports)) {
      for (const name of importedNames(list)) {
        const shape = exports[`.${path}`]?.[name]?.shapes[0];
        if (shape !== undefined) used[`.${path}`] = { ...used[`.${path}`], [name]: shape };
      }
    }
  }
  return { version, exports: used };
}

/** Tests do not run in a page, and declarations are read during the build. */
const runs = (path: string): boolean => !path.includes('.test.') && !/^src\/(exposed|steps|places)\.[jt]s$/.test(path);

/** `a, type B, c as d`: a and c. */
const importedNames = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('type '))
    .map((word) => word.split(' as ')[0] ?? word);
