import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { weightText } from './weightText.ts';

const weighing = (version: string, bytes: number) =>
  ({ version, files: [{ path: 'browser/remoteEntry.js', sha384: '', bytes }] }) as unknown as RemoteVersion;

test('a difference of size that rounds to 0.0 kB is not shown [BYD-09]', () => {
  const stable = weighing('1.0.0', 10_000);
  expect(weightText(weighing('1.1.0', 10_049), stable)).toBe(
    'Its browser files weigh 10.0 kB, as much as those of 1.0.0.',
  );
  expect(weightText(weighing('1.1.0', 10_060), stable)).toMatch(/0\.1 kB more/);
  expect(weightText(weighing('1.1.0', 9_900), stable)).toMatch(/0\.1 kB less/);
});
