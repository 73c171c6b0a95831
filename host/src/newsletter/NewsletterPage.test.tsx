/** @jest-environment ./host/jest/pageEnvironment.cjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { fakeShopApi } from '../../jest/fakeShopApi.ts';
import { renderShell } from '../../jest/renderShell.tsx';

const own = axios.defaults.adapter;
let api: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  api = fakeShopApi();
  Object.assign(axios.defaults, { adapter: api.http.defaults.adapter });
});
afterEach(() => {
  Object.assign(axios.defaults, { adapter: own });
  location.hash = '';
});

const open = () => renderShell({ path: '/zomer/newsletter', page: { language: 'en' } });
const said = () => within(screen.getByRole('main')).getByRole('status');
const answer = async (data: unknown, status = 200) => {
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await act(() => api.last().answer(data, status));
};

test('an address asks for the newsletter, and is told to look into its mailbox [SSO-02]', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'mila@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await answer({ data: { status: 'pending' } });
  expect(api.last()).toMatchObject({
    name: 'POST /members/newsletter/signups',
    body: { email: 'mila@example.org', language: 'en' },
    headers: { 'x-shop': 'zomer' },
  });
  expect(said()).toHaveTextContent('Look into your mailbox');
});

test('what is no address is said to be none, and asks nothing [SSO-02]', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'mila@example');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/such as name@example.com/)).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('whoever comes with the link subscribes by a press, not by the visit [SSO-02]', async () => {
  location.hash = 'the-token';
  open();
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(api.calls).toEqual([]);
  await userEvent.click(button);
  await answer({ data: { status: 'subscribed' } });
  expect(api.last()).toMatchObject({ name: 'POST /members/newsletter/confirmations', body: { token: 'the-token' } });
  expect(said()).toHaveTextContent('You get the newsletter from now on.');
});

test.each([
  ['newsletter.link_over', 404, /works no longer/, 0],
  ['unexpected', 500, /did not work/, 1],
])('%s: says what to do [SSO-02]', async (code, status, words, buttons) => {
  location.hash = 'the-token';
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await answer({ error: { code, message: '' } }, status);
  expect(said()).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: 'Confirm' })).toHaveLength(buttons);
});
