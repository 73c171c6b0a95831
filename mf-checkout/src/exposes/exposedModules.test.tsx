import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as form from './form.tsx';
import * as order from './order.tsx';
import * as payment from './payment.tsx';
import * as paymentStatus from './paymentStatus.tsx';

const modules: ModulesOf<typeof exposed> = { form, order, payment, paymentStatus };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
