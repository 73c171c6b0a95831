import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsChange, contractsRecordSchema } from '@festival/release-contracts/contract-shapes/contractsRecord';
import packageJson from '../package.json' with { type: 'json' };
import { emittedShapes } from './emittedShapes.ts';

const folder = join(import.meta.dirname, '..');

test('contracts.json equals the current exports of the contracts: npm run contracts -w shared-contracts compares, raises the version and writes it [FED-02]', () => {
  const record = contractsRecordSchema.parse(JSON.parse(readFileSync(join(folder, 'contracts.json'), 'utf8')));
  expect(contractsChange(record, emittedShapes(folder))).toEqual({ breaks: [], extensions: [] });
  expect(record.version).toBe(packageJson.version);
});
