import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import type { Storage } from '../openStorage.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aRegistry, aStockedRegistry, closeRegistries, type Registry } from '../testing/aRegistry.ts';

afterEach(closeRegistries);
// Each test starts many registries.
jest.setTimeout(300_000);

/**
 * A store that crashes at the nth change. Earlier changes are complete, the nth is partly done if it has several steps,
 * and no later one happens.
 */
function dyingStorage() {
  let stepsLeft = Number.POSITIVE_INFINITY;
  const step = async <Answer>(whole: () => Promise<Answer>, half?: () => Promise<unknown>): Promise<Answer> => {
    stepsLeft -= 1;
    if (stepsLeft > 0) return whole();
    if (stepsLeft === 0) await half?.();
    throw new Error('the process died');
  };
  const between = ({ records, files, ...rest }: Storage): Storage => ({
    ...rest,
    records: {
      ...records,
      create: (path, record) => step(() => records.create(path, record)),
      replace: (path, record) => step(() => records.replace(path, record)),
      remove: (path) => step(() => records.remove(path)),
    },
    files: {
      ...files,
      store: (place, contents) =>
        step(
          () => files.store(place, contents),
          async () => globalThis.registryFiles === 's3' && files.store(place, new Map([...contents].slice(0, 2))),
        ),
      remove: (place) => step(() => files.remove(place)),
    },
  });
  const arm = (steps: number) => {
    stepsLeft = steps;
  };
  return { between, arm, isDead: () => stepsLeft <= 0 };
}

/** Repeats the action, each time with a crash one step later, and checks the state after the next start. Returns the number of crashes. */
async function dieAtEveryStep(deed: (registry: Registry) => Promise<unknown>, look: (next: Registry) => Promise<void>) {
  for (let steps = 1; ; steps += 1) {
    const { between, arm, isDead } = dyingStorage();
    const registry = await aStockedRegistry({ between });
    await registry.activate(0, { mf_tickets: { version: '1.0.0' } });
    arm(steps);
    await deed(registry);
    if (!isDead()) return steps - 1;
    await look(await aRegistry({ data: registry.data }));
    await closeRegistries();
  }
}

test('a crash between any two changes of the store leaves a version complete or absent, and publishing can be repeated [FED-04]', async () => {
  const built = aPackage({ version: '2.0.0' });
  const deaths = await dieAtEveryStep(
    (registry) => registry.publish(built, 'ada', { isMounted: false }),
    async (next) => {
      const found = await next.send('GET', '/versions/mf_tickets/2.0.0');
      expect(found.statusCode).toBe(404);
      expect((await next.publish(built)).json().outcome).toBe('published');
      for (const { path, sha384 } of built.manifest.files) {
        const answer = await next.send('GET', `/files/mf_tickets/2.0.0/${path}`);
        expect(sha384Of(answer.rawPayload)).toBe(sha384);
      }
    },
  );
  expect(deaths).toBe(2);
});

test('a crash between any two changes of the store leaves the old release or the new one [FED-04]', async () => {
  const changes = { mf_tickets: { version: '1.1.0' }, mf_basket: { version: '2.0.0' } };
  const deaths = await dieAtEveryStep(
    (registry) => registry.activate(1, changes),
    async (next) => {
      expect((await next.document()).release).toMatchObject({ revision: 1, pins: { mf_tickets: { stable: '1.0.0' } } });
      expect((await next.activate(1, changes)).statusCode).toBe(201);
      expect((await next.document()).release.revision).toBe(2);
    },
  );
  expect(deaths).toBe(1);
});

test('a crash between any two changes of the store leaves a version complete or removed, and removing can be repeated [FED-04]', async () => {
  const order = { by: 'ada', reason: 'never used' };
  const deaths = await dieAtEveryStep(
    (registry) => registry.send('DELETE', '/versions/mf_tickets/1.2.0', order),
    async (next) => {
      const { statusCode } = await next.send('GET', '/versions/mf_tickets/1.2.0');
      const file = await next.send('GET', '/files/mf_tickets/1.2.0/server/remote.cjs');
      expect(file.statusCode).toBe(statusCode);
      expect((await next.send('DELETE', '/versions/mf_tickets/1.2.0', order)).statusCode).toBe(200);
      const places = (await next.files.places()).map(({ place }) => place);
      expect(places.filter((place) => place.startsWith('mf_tickets/1.2.0'))).toEqual([]);
    },
  );
  expect(deaths).toBe(2);
});
