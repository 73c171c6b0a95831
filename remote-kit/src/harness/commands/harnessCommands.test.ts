import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import type { Result } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { createStore } from 'jotai/vanilla';
import { commandSamples } from '../../../testing/commandSamples.ts';
import { fakeApi } from '../page/fakeApi.ts';
import { fakeWorld } from '../page/fakeWorld.ts';
import { harnessCommands } from './harnessCommands.ts';

const location = { search: '', href: 'http://localhost:4101/?module=form', assign: jest.fn() };
beforeEach(() => {
  Object.assign(globalThis, { location, alert: jest.fn(), confirm: () => true });
  jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const start = () => {
  const store = createStore();
  return { store, commands: harnessCommands({ store, api: fakeApi(fakeWorld('harness')) }) };
};

type Called = (...given: unknown[]) => Promise<Result<unknown> | 'confirm' | 'cancel'>;

const everyCommand = Object.entries(commandSamples).flatMap(([area, samples]) =>
  Object.entries(samples).map(([name, given]) => [`${area}.${name}`, area as keyof Commands, name, given] as const),
);

test.each(everyCommand)('%s is handled by the harness', async (fullName, area, name, given) => {
  const { commands } = start();
  const answer = await (commands[area] as unknown as Record<string, Called>)[name]?.(...given);
  if (fullName === 'overlay.openModal') expect(answer).toBe('confirm');
  else expect(answer).toMatchObject({ ok: expect.any(Boolean) });
});

test('a change of the cart is one call, and its response is shown', async () => {
  const { store, commands } = start();
  expect(await commands.cart.setQuantity('weekend', 2)).toMatchObject({ ok: true });
  expect(store.get(primitives.cart)?.products).toMatchObject({ weekend: 2 });
  expect(store.get(primitives.shopUpdateState)).toBe('');
});

test("a command that the harness can't run is reported, and returns what a host without it would", async () => {
  const { commands } = start();
  expect(await commands.travel.setExtra('breakfast', 2)).toEqual({ ok: false, error: notAvailableYet });
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('travel.setExtra'), 'breakfast', 2);
});
