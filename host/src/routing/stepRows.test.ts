import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import { pageFor } from '../../testing/pageFor.ts';
import { slotOfRoute } from '../remotes/slot/slotOfRoute.ts';
import { earlyRead } from './earlyRead.ts';
import { guardRoute } from './guards/guardRoute.ts';
import { overviewPath } from './overviewPath.ts';
import { routeIn } from './routeIn.ts';
import { stepLinksOf } from './stepLinksOf.ts';
import { stepRouteIn, stepsWith } from './stepRouteIn.ts';

const lockers: Omit<StepDeclaration, 'texts'> = {
  name: 'lockers',
  formerNames: ['cabinets'],
  module: 'list',
  sells: ['extras'],
  tileLinks: ['Extras'],
  query: ['size'],
  read: '/travel/:apiTravelId/en/lockers',
  traits: ['hasUpsell'],
  addresses: [
    { path: 'north', given: { side: 'north' } },
    { path: ':id', module: 'locker', guards: ['productOffered'] },
    { path: 'rooms/:room', module: 'room' },
  ],
};
const page = pageFor({ remoteSteps: { steps: [{ remote: 'mf_lockers', ...lockers }], texts: {} } });
const at = (path: string) => routeIn(page, `/zomer/${path}`);
const slotAt = (path: string, search = '') => {
  const { row, params } = at(path);
  return slotOfRoute(row, params, search);
};
const answerAt = (path: string, search = '') => {
  const { row, params } = at(path);
  return guardRoute(page, row, { url: new URL(`http://shop.example/zomer/${path}${search}`), params });
};

test('the addresses of a step have routes named after them; each route has its module and parameters [RTE-01]', () => {
  expect(at('lockers').name).toBe('slug-lockers');
  expect(slotAt('lockers', '?size=2&a=1')).toEqual({ module: 'mf_lockers/list', params: {}, query: 'size=2' });
  expect(at('lockers/north').name).toBe('slug-lockers-north');
  expect(slotAt('lockers/north', '?size=2')).toMatchObject({ params: { side: 'north' }, query: 'size=2' });
  expect(slotAt('lockers/l1', '?size=2')).toEqual({ module: 'mf_lockers/locker', params: { id: 'l1' }, query: '' });
  expect([at('lockers/rooms/a').name, slotAt('lockers/rooms/a')?.params]).toEqual([
    'slug-lockers-rooms-room',
    { room: 'a' },
  ]);
  expect(at('lockers/rooms/a/b').name).toBe('slug-notfound');
});

test('a detail page links back to its step; the page of a step with an implied parameter does not [STP-04]', () => {
  expect(overviewPath(page, '/zomer/lockers/l1')).toBe('/zomer/lockers');
  expect(overviewPath(page, '/zomer/lockers/north')).toBeNull();
});

test('the step’s guards run after those of every page, and an invalid parameter is refused [RTE-07]', () => {
  expect(answerAt('lockers')).toEqual({ kind: 'proceed' });
  expect(answerAt('lockers/l1')).toMatchObject({ kind: 'error', status: 404 });
  expect(answerAt('lockers/rooms/a%20b')).toMatchObject({ kind: 'error', status: 404 });
});

test('a former name redirects to the step, with the rest of the address and the query; a config may contain it too [RTE-01]', () => {
  expect(answerAt('cabinets', '?a=1')).toEqual({ kind: 'redirect', to: '/zomer/lockers?a=1', status: 302 });
  expect(answerAt('cabinets/l1')).toMatchObject({ to: '/zomer/lockers/l1' });
  expect(stepRouteIn(page, 'cabinets')?.step.name).toBe('lockers');
});

test('a step is found by its traits, its kinds and the names of its tiles [BRD-07, OVL-06, OVL-12]', () => {
  expect([stepsWith(page, 'hasUpsell'), stepsWith(page, 'needsChoice')]).toEqual([['lockers'], []]);
  expect(stepLinksOf(page)).toEqual({ ofKinds: { extras: 'lockers' }, ofTiles: { Extras: 'lockers' } });
});

test('the first request of a module is sent early if the shop has the values for its path [RTE-14]', () => {
  const shop = { slug: 'zomer', apiTravelId: 'sol 27' };
  expect(earlyRead(page, 'mf_lockers/list', shop)).toBe('/travel/sol%2027/en/lockers');
  expect(earlyRead(page, 'mf_lockers/list', { ...shop, apiTravelId: '' })).toBeNull();
  expect(earlyRead(page, 'mf_lockers/room', shop)).toBeNull();
});
