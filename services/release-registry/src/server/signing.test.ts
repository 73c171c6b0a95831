import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { signatureFault } from '@festival/service-kit/signature/signedManifest';
import { aListeningRegistry, withPackageFolder } from '../testing/aListeningRegistry.ts';
import { aPackage, publicationOf, publisherKey } from '../testing/aPackage.ts';
import { aRegistry, closeRegistries, publisherKeys } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const [tickets, basket] = [newKeyPair(), newKeyPair()];
const ofTwoTeams = `mf_tickets:${tickets.publicKey}, mf_basket:${basket.publicKey}`;
const address = '/versions/mf_tickets/1.0.0';

test('only a version signed with a key of its remote can be published, and the record keeps the signature', async () => {
  const registry = await aRegistry({ keys: ofTwoTeams });
  const built = aPackage();
  const send = async (payload: object) => (await registry.send('PUT', address, payload)).json();
  const { signature, ...unsigned } = publicationOf(built, 'ada', tickets);
  expect(await send(unsigned)).toMatchObject({
    code: 'not-signed',
    message: expect.stringContaining('mf_tickets@1.0.0 is not signed'),
  });
  for (const key of [basket, newKeyPair()]) {
    expect(await send(publicationOf(built, 'ada', key))).toMatchObject({
      code: 'not-signed',
      message: expect.stringContaining('signed by no key of mf_tickets'),
    });
  }
  const changed = publicationOf(aPackage({ code: 'other' }), 'ada', tickets);
  expect(await send({ ...changed, signature })).toMatchObject({
    code: 'not-signed',
    message: expect.stringContaining('is not what its publisher has signed'),
  });
  expect((await registry.send('GET', address)).statusCode).toBe(404);

  expect((await send(publicationOf(built, 'ada', tickets))).outcome).toBe('published');
  const record = (await registry.send('GET', address)).json();
  const believed = readPublisherKeys(ofTwoTeams);
  expect(record.signature).toEqual(signature);
  expect(believed.ok && signatureFault(record, believed.value)).toBeNull();
});

test('without a key the registry accepts no version, or any version if unsigned ones are allowed', async () => {
  const none = await aRegistry({ keys: '' });
  expect((await none.publish(aPackage())).json().message).toContain('PUBLISHER_KEYS has no key for mf_tickets');
  const any = await aRegistry({ keys: 'unsigned' });
  const { signature, ...unsigned } = publicationOf(aPackage());
  expect((await any.send('PUT', address, unsigned)).json()).toMatchObject({ outcome: 'published' });
  expect(signature).toBeDefined();
});

test('a version that was published unsigned, or with a former key, is signed by publishing the same content again', async () => {
  const unsigned = await aRegistry({ keys: 'unsigned' });
  const built = aPackage();
  const { signature, ...publication } = publicationOf(built, 'ada', tickets);
  await unsigned.send('PUT', address, publication);
  const registry = await aRegistry({ keys: ofTwoTeams, data: unsigned.data });
  const send = async (payload: object) => (await registry.send('PUT', address, payload)).json();
  expect(await send({ ...publication, signature })).toMatchObject({
    outcome: 'signed',
    version: { publishedBy: 'ada' },
  });
  expect(await send({ ...publication, signature })).toMatchObject({ outcome: 'already-there' });
  expect(await send(publicationOf(aPackage({ code: 'other' }), 'ada', tickets))).toMatchObject({
    code: 'version-differs',
  });

  const next = newKeyPair();
  const later = await aRegistry({ keys: `mf_tickets:${next.publicKey}`, data: unsigned.data });
  expect((await later.send('GET', address)).json().signature).toEqual(signature);
  const again = publicationOf(built, 'grace', next);
  expect((await later.send('PUT', address, again)).json()).toMatchObject({
    outcome: 'signed',
    version: { publishedBy: 'ada' },
  });
  expect((await later.send('GET', address)).json().signature).toEqual(again.signature);
});

test('a version that is signed again without a commit does not keep its unsigned commit [FED-08]', async () => {
  const source = { commit: 'a'.repeat(40) };
  const unsigned = await aRegistry({ keys: 'unsigned' });
  await unsigned.send('PUT', '/versions/mf_tickets/1.0.0', publicationOf(aPackage({ source })));
  const next = newKeyPair();
  const later = await aRegistry({ keys: `mf_tickets:${next.publicKey}`, data: unsigned.data });
  const again = await later.send('PUT', '/versions/mf_tickets/1.0.0', publicationOf(aPackage(), 'ada', next));
  expect(again.json()).toMatchObject({ outcome: 'signed' });
  const believed = readPublisherKeys(`mf_tickets:${next.publicKey}`);
  const record = (await later.send('GET', '/versions/mf_tickets/1.0.0')).json();
  expect(record.source).toBeUndefined();
  expect(believed.ok && signatureFault(record, believed.value)).toBeNull();
});

test('the document for hosts contains the signature of each version', async () => {
  const registry = await aListeningRegistry();
  await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
  const believed = readPublisherKeys(publisherKeys);
  const { versions } = await registry.document();
  expect(believed.ok && signatureFault(versions.mf_tickets['1.0.0'], believed.value)).toBeNull();
});

test('publish signs with the team’s key, and reports a missing or invalid key', async () => {
  const { release } = await aListeningRegistry();
  await withPackageFolder(aPackage({ version: '1.5.0' }), async (folder) => {
    const publish = (key: string | undefined) => release(`publish ${folder}`, { PUBLISHER_KEY: key });
    expect(await publish(undefined)).toMatchObject({ exitCode: 1, output: expect.stringContaining('is not signed') });
    expect(await publish('a-password')).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('PUBLISHER_KEY is no private Ed25519 key'),
    });
    expect(await publish(publisherKey.privateKey)).toMatchObject({ exitCode: 0 });
  });
});

test('release key makes a key pair: a team publishes with the private key, and the registry trusts the public one', async () => {
  const { release } = await aListeningRegistry();
  const made = JSON.parse((await release('key --publish mf_tickets,mf_basket --json')).output);
  const registry = await aRegistry({ keys: made.publisherKeys });
  for (const name of ['mf_tickets', 'mf_basket', 'mf_merch']) {
    const { statusCode } = await registry.send(
      'PUT',
      `/versions/${name}/1.0.0`,
      publicationOf(aPackage({ name }), 'ada', { privateKey: made.privateKey, publicKey: '' }),
    );
    expect([name, statusCode]).toEqual([name, name === 'mf_merch' ? 422 : 201]);
  }
  expect(await release('key')).toMatchObject({ exitCode: 2 });
});
