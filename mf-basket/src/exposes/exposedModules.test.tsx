import type { ExposedModulesOf } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import * as basket from './basket.tsx';
import * as upsell from './upsell.tsx';

const modules: ExposedModulesOf<'mf_basket'> = { basket, upsell };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
