import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { type AnsweringServer, answeringServer } from '../testing/answeringServer.ts';
import { publisherKeys as keys } from '../testing/publishedVersion.ts';
import { releaseDocument } from '../testing/releaseDocument.ts';
import { keptReleases } from './keptReleases.ts';

let registry: AnsweringServer;
let asked: string[];
let answer: (revision: number) => { status?: number; body?: object };
let clock: number;
const failed: string[] = [];

beforeAll(async () => {
  registry = await answeringServer(({ path }) => {
    asked.push(path);
    return answer(Number(path.split('/').at(-1)));
  });
});
afterAll(() => registry.close());

beforeEach(() => {
  [asked, clock] = [[], 0];
  failed.splice(0);
  answer = (revision) => ({ body: releaseDocument({ revision }) });
});

const source = () =>
  keptReleases({ registryUrl: registry.url, keys, onError: (brand) => failed.push(brand), now: () => clock });

const revisionOf = (document: ReleaseDocument | undefined) => document?.release.revision;

test('the registry is asked once for each newer release, however many visitors keep an older one [BYD-07]', async () => {
  const kept = source();
  await Promise.all(Array.from({ length: 20 }, () => kept.find(3, releaseDocument({ revision: 5 }))));
  expect(revisionOf(await kept.find(3, releaseDocument({ revision: 5 })))).toBe(3);
  expect(asked).toEqual(['/brands/solstrand/releases/3']);
  answer = () => ({ status: 410, body: { code: 'release-withdrawn' } });
  expect(revisionOf(await kept.find(3, releaseDocument({ revision: 5 })))).toBe(3);
  expect(await kept.find(3, releaseDocument({ revision: 6 }))).toBeUndefined();
  expect(await kept.find(3, releaseDocument({ revision: 6 }))).toBeUndefined();
  expect(asked).toHaveLength(2);
  expect(failed).toEqual([]);
});

test('while the registry is unavailable the known release is kept, and the registry is not requested for each page [BYD-07]', async () => {
  const kept = source();
  await kept.find(3, releaseDocument({ revision: 5 }));
  answer = () => ({ status: 500 });
  expect(revisionOf(await kept.find(3, releaseDocument({ revision: 6 })))).toBe(3);
  expect(revisionOf(await kept.find(3, releaseDocument({ revision: 6 })))).toBe(3);
  expect(await kept.find(4, releaseDocument({ revision: 6 }))).toBeUndefined();
  expect(await kept.find(4, releaseDocument({ revision: 6 }))).toBeUndefined();
  expect([asked.length, failed]).toEqual([3, ['solstrand', 'solstrand']]);
  clock = 10_000;
  answer = (revision) => ({ body: releaseDocument({ revision }) });
  expect(revisionOf(await kept.find(4, releaseDocument({ revision: 6 })))).toBe(4);
});

test('the registry is not asked for a release that is not earlier', async () => {
  const kept = source();
  expect(await kept.find(5, releaseDocument({ revision: 5 }))).toBeUndefined();
  expect(await kept.find(6, releaseDocument({ revision: 5 }))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('the number of releases in memory is limited', async () => {
  const kept = source();
  for (let revision = 1; revision <= 201; revision += 1) await kept.find(revision, releaseDocument({ revision: 300 }));
  await kept.find(201, releaseDocument({ revision: 300 }));
  expect(asked).toHaveLength(201);
  await kept.find(1, releaseDocument({ revision: 300 }));
  expect(asked).toHaveLength(202);
});
