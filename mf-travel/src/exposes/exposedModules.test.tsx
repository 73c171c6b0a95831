import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as addOns from './addOns.tsx';
import * as packages from './packages.tsx';
import * as stay from './stay.tsx';

const modules: ModulesOf<typeof exposed> = { packages, stay, addOns };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
