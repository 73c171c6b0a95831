import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { everyStep, releasedRemotes } from '../../testing/pageFor.ts';
import { neighboursOf } from './neighboursOf.ts';
import { showsBottomBar } from './showsBottomBar.ts';
import { stepFlow } from './stepFlow.ts';
import { stepStateOf } from './stepState.ts';
import { stepViews } from './stepViews.ts';

const remotes = releasedRemotes('mf_tickets', 'mf_travel', 'mf_transport', 'mf_merch');
const remoteSteps = everyStep();
const names = (config = configFor()) => stepFlow({ config, remotes, remoteSteps }).steps.map(({ name }) => name);

test('the steps are those of the config, in the config’s order, each once [STP-01]', () => {
  expect(names(configFor({ steps: ['transportation', 'tickets', 'extras', 'tickets'] }))).toEqual([
    'transportation',
    'tickets',
    'extras',
  ]);
  expect(stepFlow({ config: null, remotes, remoteSteps })).toEqual({ steps: [], skipped: [] });
});

test('an unknown step is left out and reported, and so is a step whose remote is not released [STP-06]', () => {
  const config = configFor({ steps: ['tickets', 'karaoke', 'merchandise'] });
  const { steps, skipped } = stepFlow({ config, remotes: releasedRemotes('mf_tickets'), remoteSteps });
  expect(steps.map(({ name }) => name)).toEqual(['tickets']);
  expect(skipped).toEqual([
    { name: 'karaoke', reason: 'remote not released' },
    { name: 'merchandise', reason: 'remote not released' },
  ]);
});

test('a step that is not part of this sale is left out for that reason, and is not reported as unknown', () => {
  const config = configFor({ steps: ['membership', 'tickets', 'upgrade', 'traveladdon'] });
  const { steps, skipped } = stepFlow({ config, remotes, remoteSteps });
  expect(steps.map(({ name }) => name)).toEqual(['membership', 'tickets']);
  expect(skipped.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'upgrade: not in this sale',
    'traveladdon: not in this sale',
  ]);
});

test('for an upgradable order, travel is left out with skipTravel, and the bus with skipBus [RTE-06]', () => {
  const steps = ['tickets', 'travel', 'transportation'];
  const order = (skipTravel: boolean, skipBus: boolean) =>
    configFor({ steps, upgradableOrder: { skipTravel, skipBus, upgrades: [] } });
  expect(names(order(false, false))).toEqual(steps);
  expect(names(order(true, false))).toEqual(['tickets', 'transportation']);
  expect(names(order(false, true))).toEqual(['tickets', 'travel']);
});

const products = [
  productFor({ id: 'weekend' }),
  productFor({ id: 'sunday' }),
  productFor({ id: 'hotel-ticket', categories: { en: 'TRAVEL TICKETS', nl: '' } }),
  productFor({ id: 'bus', mappedType: 'transportation' }),
];
const page = { config: configFor({ steps: ['tickets', 'transportation'] }), products, remotes, remoteSteps };

test('each step counts its products in the cart, and the current step is marked [STP-01]', () => {
  const { products: held } = cartFor({ weekend: 2, sunday: 1, 'hotel-ticket': 1, bus: 4 }, products);
  expect(stepViews(page, held, '/zomer/transportation/nl')).toEqual([
    { name: 'tickets', path: '/zomer/tickets', count: 3, isCurrent: false },
    { name: 'transportation', path: '/zomer/transportation', count: 4, isCurrent: true },
  ]);
});

test('a step is chosen (with a count), open, or optional [STP-01]', () => {
  expect(stepStateOf({ isRequired: true, opensMemberSale: false }, 0, null)).toEqual({ kind: 'open' });
  expect(stepStateOf({ isRequired: true, opensMemberSale: false }, 2, null)).toEqual({ kind: 'chosen', count: 2 });
  expect(stepStateOf({ isRequired: false, opensMemberSale: false }, 0, null)).toEqual({ kind: 'optional' });
});

test('a sale for members says that a membership is needed, until the visitor is a member or has chosen one [MEM-02]', () => {
  const membership = { isRequired: false, opensMemberSale: true };
  expect(stepStateOf(membership, 0, null)).toEqual({ kind: 'optional' });
  expect(stepStateOf(membership, 0, false)).toEqual({ kind: 'needed' });
  expect(stepStateOf(membership, 1, false)).toEqual({ kind: 'chosen', count: 1 });
  expect(stepStateOf(membership, 0, true)).toEqual({ kind: 'member' });
  expect(stepStateOf({ isRequired: false, opensMemberSale: false }, 0, false)).toEqual({ kind: 'optional' });
});

test('Previous and Next follow the flow, in which the checkout comes after the last step', () => {
  const at = (path: string) => stepViews(page, {}, path);
  const [tickets, bus] = at('/zomer/tickets');
  expect(neighboursOf(at('/zomer/tickets'), false)).toEqual({ previous: null, next: bus });
  expect(neighboursOf(at('/zomer/transportation'), false)).toEqual({
    previous: { ...tickets, isCurrent: false },
    next: 'checkout',
  });
  expect(neighboursOf(at('/zomer/checkout'), true).previous?.name).toBe('transportation');
  expect(neighboursOf(at('/zomer/checkout'), true).next).toBeNull();
  expect(neighboursOf(at('/zomer/newsletter'), false)).toEqual({
    previous: null,
    next: { ...tickets, isCurrent: false },
  });
});

test('only with stepflow Yes, the bar is on every page of a shop except its home page and the payment’s result [STP-02]', () => {
  const config = configFor({ stepflow: true });
  for (const path of ['/zomer/tickets', '/zomer/transportation/eu', '/zomer/checkout']) {
    expect(showsBottomBar({ config, remotes, remoteSteps }, path)).toBe(true);
    expect(showsBottomBar({ config: configFor({ stepflow: false }), remotes, remoteSteps }, path)).toBe(false);
  }
  for (const path of ['/zomer', '/zomer/', '/zomer/paymentstatus'])
    expect(showsBottomBar({ config, remotes, remoteSteps }, path)).toBe(false);
  expect(showsBottomBar({ config: null, remotes }, '/')).toBe(false);
});

test('the newsletter page sells nothing, and neither does the page of a step that this shop does not have, so they have no bar [STP-02]', () => {
  const regular = configFor({ stepflow: true });
  for (const path of ['/zomer/newsletter', '/zomer/upgrade', '/zomer/traveladdon', '/zomer/register'])
    expect([path, showsBottomBar({ config: regular, remotes, remoteSteps }, path)]).toEqual([path, false]);
  const upgrading = configFor({ upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } });
  expect(showsBottomBar({ config: upgrading, remotes, remoteSteps }, '/zomer/upgrade')).toBe(true);
});
