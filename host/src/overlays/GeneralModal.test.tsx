/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';
import { overlayQueue } from './overlayQueue.ts';

const start = () => {
  const { store } = renderShell();
  const { openModal } = overlayQueue(store);
  const open = (...given: Parameters<typeof openModal>) => act(async () => void answers.push(openModal(...given)));
  return { store, open };
};
let answers: Promise<'confirm' | 'cancel'>[] = [];
beforeEach(() => {
  answers = [];
});

test('a decision is a dialog with two answers [OVL-03]', async () => {
  const { open } = start();
  await open(6010);
  const dialog = await screen.findByRole('dialog', { name: nl[6010].title });
  await waitFor(() => expect(dialog).toHaveAccessibleDescription(nl[6010].text));
  expect(screen.getByRole('button', { name: nl[6010].cancel })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl[6010].confirm }));
  expect(await answers[0]).toBe('confirm');
});

test('a guest whom a sale refuses is asked to log in, and is not told to be logged out [OVL-08, ERR-06]', async () => {
  const { open } = start();
  await open(6004, { refusal: { code: 'account.required', message: '' } });
  const dialog = await screen.findByRole('dialog', { name: 'Log in om verder te gaan' });
  expect(dialog).not.toHaveTextContent(nl[6004].title);
  expect(screen.getByRole('button', { name: nl[6004].confirm })).toBeVisible();
});

test('a message has one answer, takes the focus, and closes on Escape [OVL-03]', async () => {
  const { store, open } = start();
  await open(5004);
  await screen.findByRole('dialog', { name: nl[5004].title });
  const only = screen.getByRole('button', { name: nl[5004].confirm });
  await waitFor(() => expect(only).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(await answers[0]).toBe('confirm');
  expect(store.get(primitives.modal)).toBeNull();
});

test.each([6001, 6010] as const)(
  '%s would lose something, so the primary answer, which has the focus, keeps it [BSK-04, OVL-03]',
  async (code) => {
    const { open } = start();
    await open(code);
    await screen.findByRole('dialog', { name: nl[code].title });
    const keep = screen.getByRole('button', { name: nl[code].cancel });
    await waitFor(() => expect(keep).toHaveFocus());
    expect(keep).toHaveClass('primary');
    expect(screen.getByRole('button', { name: nl[code].confirm })).toHaveClass('secondary');
  },
);
