import { notBrought } from '@festival/remote-kit/testing/notBrought';
import remote from '../remote.config.ts';

test('this remote adds all of its steps, places and types, publishes them with its version, and the shell names none of them [FED-10]', async () => {
  expect(await notBrought(remote)).toEqual([]);
});
