import type { ExposedModulesOf } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import * as extra from './extra.tsx';
import * as extras from './extras.tsx';
import * as merchandise from './merchandise.tsx';

const modules: ExposedModulesOf<'mf_merch'> = { extra, extras, merchandise };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
