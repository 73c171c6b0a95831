import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { openEnvelope, preAuthEncoding, sealEnvelope } from './envelope.ts';
import { newKeyPair, publicKeyOf, readPrivateKey, readPublicKey } from './keyPair.ts';
import { readPublisherKeys } from './publisherKeys.ts';
import { signatureFault, signManifest } from './signedManifest.ts';

const manifest: PackageManifest = {
  name: 'mf_tickets',
  version: '1.9.0',
  files: ['browser/a.js', 'server/remote.cjs'].map((path) => ({ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: 1 })),
  entry: 'browser/a.js',
  exposes: { './tickets': { js: ['browser/a.js'], css: [] } },
  serverFile: 'server/remote.cjs',
  contracts: '^4.0.0',
  shared: ['react'],
};

const [tickets, basket, other] = [newKeyPair(), newKeyPair(), newKeyPair()];
const valueIn = <Value>(result: { ok: true; value: Value } | { ok: false; error: string }): Value => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const keys = (words: string) => valueIn(readPublisherKeys(words));
const signed = (pair = tickets, of = manifest) => ({ ...of, signature: valueIn(signManifest(of, pair.privateKey)) });
const ofTickets = keys(`mf_tickets:${tickets.publicKey}, mf_basket:${basket.publicKey}`);

test('the signed bytes are encoded as DSSE specifies', () => {
  const encoded = preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world'));
  expect(encoded.toString()).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  const { privateKey } = generateKeyPairSync('ed25519');
  const envelope = sealEnvelope('text/plain', 'hello', privateKey);
  const sig = Buffer.from(envelope.signatures[0]?.sig ?? '', 'base64');
  expect(verify(null, Buffer.from('DSSEv1 10 text/plain 5 hello'), createPublicKey(privateKey), sig)).toBe(true);
});

test('a signature for one type is not valid for another', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const envelope = sealEnvelope('text/plain', 'hello', privateKey);
  expect(openEnvelope(envelope, 'text/plain', [publicKey])).toBe('hello');
  expect(openEnvelope(envelope, 'text/html', [publicKey])).toBeNull();
  expect(openEnvelope({ ...envelope, payloadType: 'text/html' }, 'text/html', [publicKey])).toBeNull();
});

test('a version is accepted unchanged if a key of its remote has signed it', () => {
  expect(signatureFault(signed(), ofTickets)).toBeNull();
  expect(signatureFault(signed(), keys(`*:${tickets.publicKey}`))).toBeNull();
  expect(signatureFault(manifest, ofTickets)).toBe('mf_tickets@1.9.0 is not signed');
  expect(signatureFault(signed(basket), ofTickets)).toContain('signed by no key of mf_tickets');
  expect(signatureFault(signed(other), ofTickets)).toContain('signed by no key of mf_tickets');
  expect(signatureFault(signed(), keys(`mf_basket:${basket.publicKey}`))).toContain('has no key for mf_tickets');
});

test.each<[string, Partial<PackageManifest>]>([
  ['another number', { version: '1.9.1' }],
  [
    'a file with another hash',
    { files: manifest.files.map((file) => ({ ...file, sha384: `sha384-${'B'.repeat(64)}` })) },
  ],
  ['another server file', { serverFile: 'browser/a.js' }],
  ['other contracts', { contracts: '*' }],
])('a signature is not valid for anything else: %s', (_, change) => {
  expect(signatureFault({ ...signed(), ...change }, ofTickets)).toContain('is not what its publisher has signed');
});

test('a version of a later format, with an unknown field, is accepted', () => {
  const later = { ...manifest, sizes: { 'browser/a.js': 1 } };
  const { sizes, ...known } = signed(tickets, later) as ReturnType<typeof signed> & { sizes?: object };
  expect(signatureFault(known, ofTickets)).toBeNull();
});

test('a record of an earlier registry without the signed source is accepted, but a record with another source is not [FED-08]', () => {
  const source = { commit: 'a'.repeat(40), repository: 'https://github.com/festival/shop', uncommitted: false };
  const { source: dropped, ...kept } = signed(tickets, { ...manifest, source });
  expect(dropped).toEqual(source);
  expect(signatureFault({ ...kept, source }, ofTickets)).toBeNull();
  expect(signatureFault(kept, ofTickets)).toBeNull();
  const other = { ...source, commit: 'b'.repeat(40) };
  expect(signatureFault({ ...kept, source: other }, ofTickets)).toContain('is not what its publisher has signed');
  expect(signatureFault({ ...signed(), source }, ofTickets)).toContain('is not what its publisher has signed');
});

test('while a key is being changed, the former and the new key are accepted; once the former one is removed, it is refused', () => {
  const next = newKeyPair();
  const both = keys(`mf_tickets:${tickets.publicKey} mf_tickets:${next.publicKey}`);
  expect([signed(), signed(next)].map((version) => signatureFault(version, both))).toEqual([null, null]);
  expect(signatureFault(signed(), keys(`mf_tickets:${next.publicKey}`))).toContain('signed by no key');
});

test('unsigned versions are accepted only with the word unsigned; without a key nothing is accepted', () => {
  expect(signatureFault(manifest, keys(' unsigned '))).toBeNull();
  expect(signatureFault(signed(), keys(''))).toContain('has no key for mf_tickets');
});

test('a key must be an Ed25519 key and private or public as required; the error names the problem', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(readPublicKey(rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')).ok).toBe(false);
  expect([readPublicKey(tickets.privateKey).ok, readPrivateKey(tickets.publicKey).ok]).toEqual([false, false]);
  expect(publicKeyOf(tickets.privateKey)).toBe(tickets.publicKey);
  expect(signManifest(manifest, 'sixteen-letters-').ok).toBe(false);
  for (const wrong of ['mf_tickets', 'mf_tickets:', `Tickets:${tickets.publicKey}`, 'mf_tickets:MCow', `unsigned,*:x`])
    expect(readPublisherKeys(wrong).ok).toBe(false);
});

test('keys are encoded in DER, like keys that openssl makes', () => {
  const der = { format: 'der', type: 'pkcs8', key: Buffer.from(tickets.privateKey, 'base64') } as const;
  expect(createPrivateKey(der).asymmetricKeyType).toBe('ed25519');
});
