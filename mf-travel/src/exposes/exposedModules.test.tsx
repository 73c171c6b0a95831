import type { ExposedModulesOf } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import * as addOns from './addOns.tsx';
import * as packages from './packages.tsx';
import * as stay from './stay.tsx';

const modules: ExposedModulesOf<'mf_travel'> = { packages, stay, addOns };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
