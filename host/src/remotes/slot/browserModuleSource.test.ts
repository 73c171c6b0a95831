import { success } from '@festival/shared-contracts/errors/result';
import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import { createI18n } from '@festival/shared-ui/texts/createI18n';
import type { RemoteModuleLoader } from '../federation/remoteModuleLoader.ts';
import type { RemoteState } from '../federation/remoteVersions.ts';
import { browserModuleSource, freshFor } from './browserModuleSource.ts';
import { slotKey } from './remoteModuleSource.ts';

const stays = { module: 'mf_travel/packages', params: {}, query: '' } as const;
const tickets = { ...stays, module: 'mf_tickets/tickets' } as const;
const Component = () => null;

/** A source for remotes whose code is already loaded. The `load` of the stays returns the number of its calls. */
const sourceOf = (moduleData: Record<string, unknown> = {}) => {
  let calls = 0;
  const load = jest.fn(async (): Promise<number> => {
    calls += 1;
    return calls;
  });
  const refuse = jest.fn(() => true);
  const states: RemoteState[] = [];
  const requested: ExposedModuleName[] = [];
  const begun: ExposedModuleName[] = [];
  const loader: RemoteModuleLoader = {
    loadRemoteModule: async (remote: string, expose: string) => {
      const module = expose.startsWith('texts/') ? { default: {} } : { default: Component };
      const own = remote === 'mf_travel' ? { ...module, load } : module;
      return success({ module: own as never, version: '1.0.0' });
    },
  };
  const source = browserModuleSource({
    loader,
    versions: { keep: () => true, refuse, state: () => ({ version: '1.0.0', state: states.at(-1) ?? 'shown' }) },
    texts: createI18n({ language: 'nl' }),
    openApi: async () => ({}) as never,
    shop: { slug: 'zomer', apiTravelId: '' },
    language: () => 'nl',
    moduleData,
    requestFiles: (module) => requested.push(module),
    beginRead: (module) => begun.push(module),
    report: () => {},
  });
  return { source, load, requested, begun, refuse, states };
};

afterEach(() => jest.restoreAllMocks());

test('a prepared module is shown with the data that was fetched for it, without another request [RTE-14]', async () => {
  const { source, load, requested } = sourceOf();
  await source.prepare(stays);
  await source.prepare(stays);
  expect(load).toHaveBeenCalledTimes(1);
  expect(requested).toEqual(['mf_travel/packages']);
  // React reads it without waiting.
  expect(source.load(stays)).toMatchObject({ status: 'fulfilled', value: { Component, data: 1 } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('prepared data is shown once, and fetched again if it is too old', async () => {
  const { source } = sourceOf();
  await source.prepare(stays);
  expect((await source.load(stays)).data).toBe(1);
  expect((await source.load(stays)).data).toBe(2);
  await source.prepare(stays);
  const later = performance.now() + freshFor;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect((await source.load(stays)).data).toBe(4);
});

test('a step sends its read together with the requests for its code, but not for data that the page already has [RTE-14]', async () => {
  const { source, begun } = sourceOf();
  await source.prepare(stays);
  expect(begun).toEqual(['mf_travel/packages']);
  const { source: other, begun: none } = sourceOf({ [slotKey(stays)]: 5 });
  await other.prepare(stays);
  expect((await other.load(stays)).data).toBe(5);
  expect(none).toEqual([]);
});

test('a module without data stays prepared', async () => {
  const { source, requested } = sourceOf();
  await source.prepare(tickets);
  for (let shown = 0; shown < 2; shown += 1) expect(source.load(tickets)).toMatchObject({ status: 'fulfilled' });
  await source.prepare(tickets);
  expect(requested).toEqual(['mf_tickets/tickets']);
});

test('after all versions have failed, the next attempt asks the federation again [FED-05]', async () => {
  const { source, states } = sourceOf();
  await source.load(tickets);
  expect(source.load(tickets)).toHaveProperty('status', 'fulfilled');
  states.push('failed');
  expect(source.load(tickets)).not.toHaveProperty('status');
});

test('a failed preparation is not repeated for the next hint, but a press tries again', async () => {
  const { source, load } = sourceOf();
  load.mockRejectedValueOnce(new Error('planted'));
  await source.prepare(stays);
  await source.prepare(stays);
  expect(load).toHaveBeenCalledTimes(1);
  expect((await source.load(stays)).data).toBe(1);
});

test.each([
  ['the code that renders', new TypeError('x is undefined'), true],
  ['an API that does not answer', new Error('503'), false],
])(
  'an error counts as the version’s fault only if the module’s code causes it: %s [FED-05]',
  async (_, thrown, isRefused) => {
    const { source, load, refuse } = sourceOf();
    load.mockRejectedValueOnce(thrown);
    await source.load(stays).catch(() => {});
    expect(source.failed(thrown, stays.module)).toBe(isRefused);
    expect(refuse).toHaveBeenCalledTimes(isRefused ? 1 : 0);
    // An error thrown by a component is the version's fault.
    expect(source.failed(new Error('planted'), stays.module)).toBe(true);
  },
);
