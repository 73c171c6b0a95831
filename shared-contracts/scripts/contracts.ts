// Compares the contracts with the published record, raises the version by rule, and writes contracts.json. Run: npm run contracts -w shared-contracts
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contractsChange,
  contractsRecordSchema,
  nextContractsRecord,
} from '@festival/release-contracts/contract-shapes/contractsRecord';
import { nextVersion } from '@festival/release-contracts/contract-shapes/nextVersion';
import { emittedShapes } from './emittedShapes.ts';

const folder = dirname(import.meta.dirname);
const file = join(folder, 'contracts.json');
const packageFile = join(folder, 'package.json');
const lockFile = join(folder, '../package-lock.json');
const described = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const published = existsSync(file)
  ? contractsRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  : { version: described.version, exports: {} };

const shapes = emittedShapes(folder);
const change = contractsChange(published, shapes);
const isRaised = Number(described.version.split('.')[0]) > Number(published.version.split('.')[0]);
const version = isRaised ? described.version : nextVersion(published.version, change);
for (const sentence of [...change.breaks, ...change.extensions]) console.log(`  ${sentence}`);

const [major] = version.split('.');
if (change.breaks.length > 0 && !described.version.startsWith(`${major}.`)) {
  console.error(
    `This breaks remotes that were published for ${published.version}: bring it back beside the new one, or raise`,
  );
  console.error(
    `the version to ${version} here and in every package that names it; remotes are then built and activated anew.`,
  );
  process.exit(1);
}

// A new minor version changes only these two files, since other packages name the major version.
for (const [path, change_] of [
  [packageFile, (text: string) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`)],
  [
    lockFile,
    (text: string) => text.replace(/(@festival\/shared-contracts",\n\s*"version": )"[^"]*"/, `$1"${version}"`),
  ],
] as const) {
  if (existsSync(path)) writeFileSync(path, change_(readFileSync(path, 'utf8')));
}
writeFileSync(file, `${JSON.stringify(nextContractsRecord(published, shapes, version), null, 1)}\n`);
console.log(`shared-contracts/contracts.json: ${version}`);
