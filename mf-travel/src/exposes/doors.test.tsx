import type { RemoteDoors } from '@festival/shared-contracts/doors/doors';
import * as packages from './packages.tsx';

const doors: RemoteDoors<'mf_travel'> = { packages };

test.each(Object.entries(doors))('the door %s opens on a component', (_, door) => {
  expect(typeof door.default).toBe('function');
});
