import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as compareTable from './compareTable.tsx';
import * as compareTransport from './compareTransport.tsx';
import * as transportation from './transportation.tsx';

const modules: ModulesOf<typeof exposed> = { compareTable, compareTransport, transportation };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
