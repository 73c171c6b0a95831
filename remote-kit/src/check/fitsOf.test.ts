import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { checkText } from './checkRemote.ts';
import { fitsOf } from './fitsOf.ts';

const money = './money/formatMoney';

/** A host whose contracts export these names, each with the shapes that it has had in this major version. */
const host = (version: string, contracts: string, names: Record<string, string[]>): HostCapabilities => ({
  version,
  contracts,
  shared: ['react'],
  exports: { [money]: names },
});
const old = host('1.0.0', '4.1.0', { formatMoney: ['a'] });
const extended = host('1.1.0', '4.2.0', { formatMoney: ['b', 'a'], formatRange: ['c'] });

const remote = (version: string, contracts: string, uses: Record<string, string>): PackageManifest => ({
  name: 'mf_lockers',
  version,
  files: [],
  entry: 'browser/remoteEntry.js',
  exposes: {},
  serverFile: 'server/remote.cjs',
  contracts: '^4.0.0',
  shared: ['react'],
  uses: { version: contracts, exports: { [money]: uses } },
});
const oldRemote = remote('1.0.0', '4.1.0', { formatMoney: 'a' });
const newRemote = remote('1.1.0', '4.2.0', { formatMoney: 'b' });
const eager = remote('1.2.0', '4.2.0', { formatRange: 'c' });

const table = (fits: ReturnType<typeof fitsOf>) =>
  Object.fromEntries(fits.map(({ version, host: of, errors }) => [`${version} in ${of.version}`, errors]));

test('while contracts are extended within a major, old and new remotes run in old and new hosts [FED-02]', () => {
  expect(table(fitsOf([newRemote, oldRemote], [extended, old]))).toEqual({
    '1.1.0 in 1.1.0': [],
    '1.0.0 in 1.1.0': [],
    '1.1.0 in 1.0.0': [],
    '1.0.0 in 1.0.0': [],
  });
});

test('a remote that uses an export of only the new host is refused by the old host, which names the export [FED-02]', () => {
  const { '1.2.0 in 1.1.0': inNew, '1.2.0 in 1.0.0': inOld } = table(fitsOf([eager], [extended, old]));
  expect(inNew).toEqual([]);
  expect(inOld).toEqual([
    `mf_lockers@1.2.0 uses formatRange of ${money}, which the contracts 4.1.0 of host 1.0.0 do not have`,
  ]);
});

test('the result says which version runs where, and why one does not', () => {
  const fits = fitsOf([eager], [extended, old]);
  expect(fits.map(({ isNow }) => isNow)).toEqual([true, false]);
  const [first, second, reason] = checkText({ fits, notes: [], changes: [] }).split('\n');
  expect(first).toBe('runs       1.2.0 in host 1.1.0 with contracts 4.2.0, as it is now');
  expect(second).toBe("can't run  1.2.0 in host 1.0.0 with contracts 4.1.0");
  expect(reason).toContain('formatRange');
});

test('the result also says which languages have no texts, and which types have changed since the version before [FED-10]', () => {
  const lines = checkText({ fits: [], notes: ['No texts in es.'], changes: ['./stay: data is gone'] }).split('\n');
  expect(lines).toEqual([
    'No host has been registered yet: there is nothing to check against.',
    'No texts in es.',
    expect.stringContaining('a page that falls back to the former version'),
    '  - ./stay: data is gone',
  ]);
});
