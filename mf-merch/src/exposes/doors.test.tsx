import type { RemoteDoors } from '@festival/shared-contracts/doors/doors';
import * as extras from './extras.tsx';
import * as merchandise from './merchandise.tsx';

const doors: RemoteDoors<'mf_merch'> = { extras, merchandise };

test.each(Object.entries(doors))('the door %s opens on a component', (_, door) => {
  expect(typeof door.default).toBe('function');
});
