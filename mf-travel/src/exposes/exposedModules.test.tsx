import type { ExposedModules } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Exposed } from '../exposed.ts';
import * as addOns from './addOns.tsx';
import * as packages from './packages.tsx';
import * as stay from './stay.tsx';

const modules: ExposedModules<Exposed> = { packages, stay, addOns };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
