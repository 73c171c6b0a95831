import type { ExposedModules } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Exposed } from '../exposed.ts';
import * as compareTable from './compareTable.tsx';
import * as compareTransport from './compareTransport.tsx';
import * as transportation from './transportation.tsx';

const modules: ExposedModules<Exposed> = { compareTable, compareTransport, transportation };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
