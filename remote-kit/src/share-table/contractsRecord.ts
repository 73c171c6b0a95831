import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContractsRecord,
  contractsRecordSchema,
} from '@festival/release-contracts/contract-shapes/contractsRecord';
import { packageFolder } from './shareTable.ts';

/** The exports of the installed contracts, as published with them. */
export const contractsRecord = (): ContractsRecord =>
  contractsRecordSchema.parse(
    JSON.parse(readFileSync(join(packageFolder('@festival/shared-contracts'), 'contracts.json'), 'utf8')),
  );

/** Every export that exists at run time, by subpath and name, with its shapes; a host sends this to the registry. [FED-02] */
export const providedExports = (): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(contractsRecord().exports).map(([subpath, names]) => [
      subpath,
      Object.fromEntries(
        Object.entries(names).flatMap(([name, { isValue, shapes }]) => (isValue ? [[name, shapes]] : [])),
      ),
    ]),
  );
