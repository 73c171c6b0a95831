import { releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { eventually } from '@festival/service-kit/testing/eventually';
import type { Storage } from '../openStorage.ts';
import type { Records } from '../storage/records.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, host } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const tickets = (version: string, basisPoints?: number) => ({ mf_tickets: { version, basisPoints } });

test('the document contains the release, the fall-backs, and files, hashes and exposes of every version in it', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, { ...tickets('1.0.0'), mf_basket: { version: '1.0.0' } });
  await registry.activate(1, tickets('1.1.0'));
  await registry.activate(2, tickets('1.2.0', 1000));
  const document = releaseDocumentSchema.parse(await registry.document());
  expect(document.release.revision).toBe(3);
  expect(document.fallbacks).toEqual({ mf_tickets: '1.0.0' });
  expect(document.canaryFallbacks).toEqual({ mf_tickets: '1.1.0' });
  expect(Object.keys(document.versions.mf_tickets ?? {}).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(Object.keys(document.versions.mf_basket ?? {})).toEqual(['1.0.0']);
  const { files, exposes, entry, serverFile } = aPackage({ version: '1.2.0' }).manifest;
  expect(document.versions.mf_tickets?.['1.2.0']).toMatchObject({ files, exposes, entry, serverFile });
});

test('the fall-back is never the version that was rolled back from', async () => {
  const registry = await aStockedRegistry();
  for (const [parent, version] of ['1.0.0', '1.1.0', '1.2.0'].entries())
    await registry.activate(parent, tickets(version));
  await registry.rollBack(3);
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.0.0' });
});

test('the fall-back is a version that the host can still run', async () => {
  const registry = await aStockedRegistry();
  await registry.publish(aPackage({ version: '1.3.0', contracts: '>=1.0.0' }));
  await registry.publish(aPackage({ version: '1.4.0', contracts: '>=1.0.0' }));
  for (const [parent, version] of ['1.3.0', '1.1.0', '1.4.0'].entries())
    await registry.activate(parent, tickets(version));
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.1.0' });
  await registry.registerHost({ ...host, version: '4.0.0', contracts: '2.0.0' });
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.3.0' });
});

test('the next request after an activation gets the new version, without a restart [FED-03]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  expect((await registry.document()).release.pins.mf_tickets.stable).toBe('1.0.0');
  await registry.activate(1, tickets('1.1.0'));
  expect((await registry.document()).release.pins.mf_tickets.stable).toBe('1.1.0');
});

test('the document is answered with 304 until it changes', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  const url = '/brands/solstrand/release';
  const first = await registry.app.inject(url);
  const etag = String(first.headers.etag);
  const request = () => registry.app.inject({ url, headers: { 'if-none-match': `"other", W/${etag}` } });
  const unchanged = await request();
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  await registry.activate(1, tickets('1.1.0'));
  const changed = await request();
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  expect(changed.headers['cache-control']).toBe('no-cache');
});

test('the document of a brand without a release, or of an invalid brand, is refused with a message that says which', async () => {
  const registry = await aStockedRegistry();
  for (const brand of ['solstrand', '..%2Fhosts']) {
    const answer = await registry.app.inject(`/brands/${brand}/release`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'no-release']);
  }
});

test('pages with a mended version, stable or canary, never fall back to the broken one [FED-05]', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  await registry.activate(1, tickets('1.1.0'));
  const mends = { mf_tickets: '1.1.0' };
  await registry.activate(2, tickets('1.2.0', 1000), { mends });
  expect(await registry.document()).toMatchObject({
    release: { mends },
    fallbacks: { mf_tickets: '1.0.0' },
    canaryFallbacks: { mf_tickets: '1.0.0' },
  });
  await registry.activate(3, tickets('1.2.0'));
  const { fallbacks, canaryFallbacks } = await registry.document();
  expect([fallbacks, canaryFallbacks]).toEqual([{ mf_tickets: '1.0.0' }, {}]);
});

test('a replaced version can be marked as broken later', async () => {
  const registry = await aStockedRegistry();
  for (const [parent, version] of ['1.0.0', '1.1.0', '1.2.0'].entries())
    await registry.activate(parent, tickets(version));
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.1.0' });
  const said = await registry.activate(3, tickets('1.2.0'), { mends: { mf_tickets: '1.1.0' } });
  expect(said.statusCode).toBe(201);
  expect((await registry.document()).fallbacks).toEqual({ mf_tickets: '1.0.0' });
});

test('a release or host that another registry service stores is in this one’s next answer, within milliseconds [FED-03]', async () => {
  const one = await aStockedRegistry();
  const other = await aRegistry({ data: one.data });
  await one.activate(0, tickets('1.0.0'));
  expect((await other.document()).release.revision).toBe(1);
  await one.activate(1, tickets('1.1.0'));
  await one.activate(2, tickets('1.2.0'));
  await eventually('the release is there', async () => (await other.document()).release.revision === 3);
  expect((await other.document()).fallbacks).toEqual({ mf_tickets: '1.1.0' });
  await one.registerHost({ ...host, version: '4.0.0', contracts: '2.0.0' });
  await eventually('the host is there', async () => !('mf_tickets' in (await other.document()).fallbacks));
});

test('the document is made once per release for concurrent requests, and made again after a failure', async () => {
  const registry = await aStockedRegistry();
  await registry.activate(0, tickets('1.0.0'));
  let isAway = true;
  const between = ({ records, ...rest }: Storage): Storage => {
    const isHidden = (path: string) => isAway && path === 'versions/mf_tickets/1.0.0/version';
    const read: Records['read'] = async (path, schema) => (isHidden(path) ? null : records.read(path, schema));
    return { ...rest, records: { ...records, read } };
  };
  const restarted = await aRegistry({ data: registry.data, between });
  expect((await restarted.app.inject('/brands/solstrand/release')).statusCode).toBe(500);
  isAway = false;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => restarted.app.inject('/brands/solstrand/release')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  isAway = true;
  expect((await restarted.app.inject('/brands/solstrand/release')).statusCode).toBe(200);
});
