import type { RemoteDoors } from '@festival/shared-contracts/doors/doors';
import * as transportation from './transportation.tsx';

const doors: RemoteDoors<'mf_transport'> = { transportation };

test.each(Object.entries(doors))('the door %s opens on a component', (_, door) => {
  expect(typeof door.default).toBe('function');
});
