import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as basket from './basket.tsx';
import * as previousOrders from './previousOrders.tsx';
import * as register from './register.tsx';
import * as upsell from './upsell.tsx';
import * as wishlist from './wishlist.tsx';

const modules: ModulesOf<typeof exposed> = { basket, previousOrders, register, upsell, wishlist };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
