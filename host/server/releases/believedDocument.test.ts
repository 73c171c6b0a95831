import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { publisherKeys } from '../testing/publishedVersion.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { believedDocument, RefusedRelease, requireNewest } from './believedDocument.ts';

const canary = { stable: '1.1.0', canary: '1.2.0', basisPoints: 1_000, rolloutId: 'solstrand/3' };
const files = { 'browser/remoteEntry.js': 'var mf_tickets;', 'server/remote.cjs': 'module.exports = {};' };
const document = {
  ...releaseDocument({ revision: 3, pins: { mf_tickets: canary }, versions: ['1.0.0', '1.1.0', '1.2.0'], files }),
  fallbacks: { mf_tickets: '1.0.0' },
  canaryFallbacks: { mf_tickets: '1.0.0' },
};

/** The document with a version changed after it was signed. */
function changed(version: string, change: object) {
  const ofTickets = document.versions.mf_tickets ?? {};
  return { ...document, versions: { mf_tickets: { ...ofTickets, [version]: { ...ofTickets[version], ...change } } } };
}
const believe = (given: object) => believedDocument(given as typeof document, publisherKeys);

test('a release whose versions are signed by their publishers is accepted', () => {
  expect(believe(document)).toEqual(document);
});

test.each([
  ['the stable version is not signed', changed('1.1.0', { signature: undefined }), 'mf_tickets@1.1.0 is not signed'],
  ['the canary is not signed', changed('1.2.0', { signature: undefined }), 'mf_tickets@1.2.0 is not signed'],
  [
    'a file has another hash',
    changed('1.1.0', {
      files: document.versions.mf_tickets?.['1.1.0']?.files.map((file) => ({ ...file, sha384: 'sha384-x' })),
    }),
    'not what its publisher has signed',
  ],
  [
    'one version is given out for another',
    changed('1.1.0', document.versions.mf_tickets?.['1.0.0'] ?? {}),
    'mf_tickets@1.1.0 is not there',
  ],
  ['a version is missing', { ...document, versions: {} }, 'mf_tickets@1.1.0 is not there'],
])('a release is refused when %s', (_, given, message) => {
  expect(() => believe(given)).toThrow(RefusedRelease);
  expect(() => believe(given)).toThrow(message);
});

test('a release that is signed by another team’s key is refused', () => {
  const keys = readPublisherKeys(`mf_tickets:${newKeyPair().publicKey}`);
  expect(() => keys.ok && believedDocument(document, keys.value)).toThrow('signed by no key of mf_tickets');
});

test('an invalid fall-back is omitted, and the release is used', () => {
  expect(believe(changed('1.0.0', { signature: undefined }))).toMatchObject({ fallbacks: {}, canaryFallbacks: {} });
});

test('a release must belong to its brand, must not be older than the last one, and must not change under the same number', () => {
  const { release } = document;
  const require = (seen: typeof release | undefined, brand = 'solstrand') => requireNewest(document, brand, seen);
  expect(() => require(undefined)).not.toThrow();
  expect(() => require({ ...release, revision: 2 })).not.toThrow();
  expect(() => require({ ...release, pins: { ...release.pins } })).not.toThrow();
  expect(() => require({ ...release, revision: 4 })).toThrow('release 3 of solstrand is older than 4');
  expect(() => require({ ...release, pins: {} })).toThrow('is not the one that this server has seen');
  expect(() => require(undefined, 'nachtwoud')).toThrow('was answered for nachtwoud');
});
