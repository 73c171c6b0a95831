import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as sample from './sample.tsx';

const modules: ModulesOf<typeof exposed> = { sample };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
