import type { ExposedModulesOf } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import * as packages from './packages.tsx';

const modules: ExposedModulesOf<'mf_travel'> = { packages };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
