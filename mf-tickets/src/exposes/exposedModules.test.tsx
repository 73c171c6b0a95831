import type { ExposedModulesOf } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import * as membership from './membership.tsx';
import * as ticket from './ticket.tsx';
import * as tickets from './tickets.tsx';
import * as upgrade from './upgrade.tsx';

const modules: ExposedModulesOf<'mf_tickets'> = { membership, ticket, tickets, upgrade };

test.each(Object.entries(modules))('the exposed module %s is a component', (_, module) => {
  expect(typeof module.default).toBe('function');
});
