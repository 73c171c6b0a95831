import { commandSamples } from '@festival/remote-kit/testing/commandSamples';
import { cartFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import type { Result } from '@festival/shared-contracts/errors/result';
import axios, { AxiosError } from 'axios';
import { createMemoryRouter } from 'react-router-dom';
import { pageFor } from '../../testing/pageFor.ts';
import { useFakeTimers } from '../../testing/useFakeTimers.ts';
import { createPageStore } from '../app/createPageStore.ts';
import { serverCartWriter } from '../cart/serverCartWriter.ts';
import { checkoutGate } from '../routing/navigation/checkoutGate.ts';
import { shopNavigation } from '../routing/navigation/shopNavigation.ts';
import { hostCommands } from './hostCommands.ts';
import { codeNotLoaded } from './lazyCommands.ts';

// A cart that cannot be read is fetched again and again, so the test's process would not end.
beforeEach(useFakeTimers);

const products = [productFor({ id: 'weekend' }), productFor({ id: 'cover', mappedType: 'insurance' })];

/** A shop whose API is down: each call fails. */
const start = () => {
  const page = pageFor({ products, cart: cartFor({}, products) });
  const store = createPageStore(page, '/zomer');
  const adapter = async () => Promise.reject(new AxiosError('away', 'ERR_NETWORK'));
  const http = axios.create({ adapter });
  const report = jest.fn();
  const openModal = jest.fn(async () => 'cancel' as const);
  const navigation = shopNavigation(
    createMemoryRouter([{ path: '*' }], { initialEntries: ['/zomer'] }),
    'zomer',
    () => null,
  );
  const generalText = () => 'Try again.';
  const clock = { now: () => 0 };
  const address = { search: () => '', leave: () => {} };
  const writer = serverCartWriter({
    store,
    http,
    clock,
    openModal,
    report,
    notifyTabs: () => {},
    generalText,
    ...address,
  });
  const commands = hostCommands({
    store,
    http,
    report,
    openModal,
    overlays: { openModal, showToast: () => {}, showPopup: () => {} },
    navigation,
    gate: checkoutGate(store),
    generalText,
    writer,
    notifyTabs: () => {},
    ...address,
    place: () => '/zomer',
    hostText: (key) => key,
    placedCart: () => null,
    forgetVisit: async () => {},
    isWishlist: false,
    origin: 'https://shop.example',
  });
  return { commands, report, openModal };
};

type Called = (...given: unknown[]) => Promise<Result<unknown> | 'confirm' | 'cancel'>;

const everyCommand = Object.entries(commandSamples).flatMap(([area, samples]) =>
  Object.entries(samples).map(([name, given]) => [`${area}.${name}`, area as keyof Commands, name, given] as const),
);

test.each(everyCommand)(
  'the command %s returns a result, or the visitor’s choice',
  async (fullName, area, name, given) => {
    const { commands, report } = start();
    const command = (commands[area] as unknown as Record<string, Called>)[name];
    const answer = await command?.(...given);
    if (fullName === 'overlay.openModal') return expect(answer).toBe('cancel');
    expect(answer).toMatchObject({ ok: expect.any(Boolean) });
    expect(answer).not.toEqual(expect.objectContaining({ error: notAvailableYet }));
    expect(report).not.toHaveBeenCalledWith(expect.objectContaining({ kind: 'command.notAvailableYet' }));
  },
);

test('cart, navigation and overlay commands run at once, because their code is in the page’s bundle', () => {
  const { commands } = start();
  for (const area of ['cart', 'navigation', 'overlay'] as const) {
    expect(Object.keys(commands[area]).sort()).toEqual(Object.keys(commandSamples[area]).sort());
  }
});

test('if the code of an area fails to load, its commands return a failure, modal 1000 opens and the failure is reported', async () => {
  jest.resetModules();
  jest.doMock('./lookUpCommands.ts', () => {
    throw new Error('no chunk');
  });
  const { commands, report, openModal } = start();
  // The page was just reloaded for a missing chunk, so it is not reloaded again.
  Object.assign(globalThis, { sessionStorage: { getItem: () => String(Date.now()) } });
  const answers = [commands.lookUp.findOrder('123456789'), commands.lookUp.findOwnOrders()];
  const isNotLoaded = { ok: false, error: codeNotLoaded };
  expect(await Promise.all(answers)).toEqual([isNotLoaded, isNotLoaded]);
  expect(openModal.mock.calls).toEqual([[1000]]);
  const reported = expect.objectContaining({ kind: 'commands.lookUp.notLoaded', message: 'no chunk' });
  expect(report.mock.calls).toEqual([[reported]]);
});
