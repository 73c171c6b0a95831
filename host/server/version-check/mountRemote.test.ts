import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { ownRemotes } from '../../testing/ownRemotes.ts';
import { publishedVersion } from '../testing/publishedVersion.ts';
import { mountRemote, remoteViews } from './mountRemote.ts';
import type { ViewSeen } from './openView.ts';
import type { SampleView } from './sampleView.ts';

const assets = { js: ['browser/remoteEntry.js'], css: [] };
const brand = { id: 'nachtwoud', symbol: 'moon.svg' };

/** A version of mf_tickets that exposes these modules in addition to texts. */
const viewsOf = (modules: string[], states: Parameters<typeof remoteViews>[1]['states'] = []) => {
  const exposes = Object.fromEntries([...modules, 'texts/nl'].map((name) => [`./${name}`, assets]));
  const version = publishedVersion('1.0.0', { 'browser/remoteEntry.js': '' });
  return remoteViews({ ...version, ...ownRemotes.mf_tickets, places: {}, exposes } as RemoteVersion, { states }, brand);
};
const all = ['tickets', 'ticket', 'membership', 'upgrade'];

/** Mounts the views; `see` gives the result of each view. Returns the outcome, and the views that were opened. */
async function mounted(views: ReturnType<typeof viewsOf>, see: (view: SampleView) => Partial<ViewSeen> = () => ({})) {
  const opened: string[] = [];
  const seen = await mountRemote(views, async (_version, view) => {
    opened.push(`${view.module} ${view.state} ${view.language}`);
    return { isShown: true, faults: [], ...see(view) };
  });
  return { seen, opened };
}

test('each exposed module is shown in every possible state, the usual one in each language [BYD-09]', async () => {
  const own = [
    { name: 'list', modules: ['tickets'] },
    { name: 'slow', isLoading: true },
  ];
  const { seen, opened } = await mounted(viewsOf(all, own));
  const ofTickets = opened.filter((name) => name.startsWith('tickets ')).map((name) => name.slice(8));
  expect(ofTickets.slice(0, 4)).toEqual(['usual nl', 'usual en', 'usual es', 'filled nl']);
  expect(ofTickets).toContain('list nl');
  expect(opened.join()).not.toMatch(/loading|slow|membership list/);
  expect(Object.keys(seen.mounted)).toEqual(all);
  expect(seen.mounted.tickets).toContain('sold-out');
  expect(seen.faults).toEqual([]);
});

test('a view has a separate shop of the brand, at the address of the module’s route, which can show it', () => {
  const { modules } = viewsOf(all, [{ name: 'detail', modules: ['ticket'], params: { id: 'vip' } }]);
  const [usual] = modules.get('ticket') ?? [];
  expect(usual?.path).toBe('/mf-tickets-ticket-usual-nl/tickets/weekend');
  expect(usual?.world.config).toMatchObject({ slug: 'mf-tickets-ticket-usual-nl', ossBrand: 'nachtwoud' });
  expect(usual?.world.products[0]?.meta.image).toBe('/brand/nachtwoud/moon.svg');
  expect(modules.get('ticket')?.at(-1)?.path).toMatch(/\/tickets\/vip$/);
  expect(modules.get('upgrade')?.[0]?.world.config.upgradableOrder).toBeDefined();
});

test('a failing module is named with its state and not shown again; the others are shown [BYD-09]', async () => {
  const fault = { where: 'browser' as const, message: 'x is not a function' };
  const { seen, opened } = await mounted(viewsOf(all), ({ module, state }) =>
    module === 'ticket' && state === 'filled' ? { faults: [fault] } : {},
  );
  expect(seen.faults).toEqual([{ ...fault, module: 'ticket', state: 'filled' }]);
  expect(opened.filter((name) => name.startsWith('ticket '))).toHaveLength(4);
  expect(seen.mounted.upgrade).toContain('forty');
});

test('a version that lacks a module which the host shows is at fault, and so is a module that no state shows [BYD-09]', async () => {
  const { seen } = await mounted(viewsOf(['tickets', 'ticket', 'upgrade', 'other']), ({ module }) => ({
    isShown: module !== 'upgrade',
  }));
  expect(seen.faults.map(({ module, message }) => `${module}: ${message}`)).toEqual([
    'membership: the host shows it, and mf_tickets does not expose it',
    'upgrade: the shop shows it in none of its states: add one that shows it to harness/states.ts',
  ]);
  expect(seen.unplaced).toEqual(['other']);
});

test('a page that is late on a busy machine is opened again; a module that is always late has a fault', async () => {
  const late = { faults: [{ where: 'server' as const, message: 'not there after 300 ms' }] };
  let pages = 0;
  const once = await mounted(viewsOf(all), () => (++pages === 1 ? late : {}));
  expect(once.seen.faults).toEqual([]);
  const always = await mounted(viewsOf(all), ({ module }) => (module === 'upgrade' ? late : {}));
  expect(always.opened.filter((name) => name.startsWith('upgrade'))).toHaveLength(3);
  expect(always.seen.faults).toMatchObject([{ module: 'upgrade', state: 'usual' }]);
});

test('a step of a version has its page in a shop that lists it [BYD-09]', () => {
  const words = { name: 'Lockers', title: 'Lockers', sentence: 'Hands free.', tile: 'Hands free.' };
  const step: StepDeclaration = {
    name: 'lockers',
    module: 'list',
    sells: [],
    query: [],
    hero: 'home',
    texts: { en: words },
  };
  const version = { ...publishedVersion('1.0.0', { 'browser/remoteEntry.js': '' }), name: 'mf_lockers' };
  const own = { ...version, places: {}, exposes: { './list': assets }, steps: [step] };
  const { modules, unplaced, missing } = remoteViews(own, { states: [] }, brand);
  expect({ unplaced, missing }).toEqual({ unplaced: [], missing: [] });
  const [usual] = modules.get('list') ?? [];
  expect(usual?.path).toBe('/mf-lockers-list-usual-nl/lockers');
  expect(usual?.world.config.steps).toContain('lockers');
});
