import type { RemoteDoors } from '@festival/shared-contracts/doors/doors';
import * as tickets from './tickets.tsx';

const doors: RemoteDoors<'mf_tickets'> = { tickets };

test.each(Object.entries(doors))('the door %s opens on a component', (_, door) => {
  expect(typeof door.default).toBe('function');
});
