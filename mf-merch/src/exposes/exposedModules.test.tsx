import type { ExposedModules } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Exposed } from '../exposed.ts';
import * as extra from './extra.tsx';
import * as extras from './extras.tsx';
import * as merchandise from './merchandise.tsx';

const modules: ExposedModules<Exposed> = { extra, extras, merchandise };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
