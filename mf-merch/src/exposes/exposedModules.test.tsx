import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as extra from './extra.tsx';
import * as extras from './extras.tsx';
import * as merchandise from './merchandise.tsx';

const modules: ModulesOf<typeof exposed> = { extra, extras, merchandise };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
