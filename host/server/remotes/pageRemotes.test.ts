import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { pageRemotes } from './pageRemotes.ts';

const document = (canary: string, basisPoints: number): ReleaseDocument => ({
  ...releaseDocument({
    revision: 3,
    pins: { mf_tickets: { stable: '1.8.0', canary, basisPoints, rolloutId: 'solstrand/2' } },
    versions: ['1.7.0', '1.8.0', '1.9.0', '1.9.1'],
    files: { 'browser/remoteEntry.js': 'a', 'server/remote.cjs': 'b' },
  }),
  fallbacks: { mf_tickets: '1.7.0' },
  canaryFallbacks: { mf_tickets: '1.8.0' },
});

const remoteOf = async (given: ReleaseDocument) => {
  const store = { version: async () => undefined, file: async () => '/nowhere' };
  return (await pageRemotes({ document: given, visitor: 'v1', store, onError: () => {} })).remotes.mf_tickets;
};

test.each(['1.9.0', '1.9.1'])(
  'a page with the canary %s falls back to the version of the other visitors [FED-05]',
  async (canary) => {
    expect(await remoteOf(document(canary, 10_000))).toMatchObject({ version: canary, fallback: { version: '1.8.0' } });
  },
);

test('a page with the stable version falls back to the former one, not to the canary [FED-05]', async () => {
  expect(await remoteOf(document('1.9.0', 0))).toMatchObject({ version: '1.8.0', fallback: { version: '1.7.0' } });
});
