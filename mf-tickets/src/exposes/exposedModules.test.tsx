import type { ModulesOf } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { exposed } from '../exposed.ts';
import * as membership from './membership.tsx';
import * as ticket from './ticket.tsx';
import * as tickets from './tickets.tsx';
import * as upgrade from './upgrade.tsx';

const modules: ModulesOf<typeof exposed> = { membership, ticket, tickets, upgrade };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
