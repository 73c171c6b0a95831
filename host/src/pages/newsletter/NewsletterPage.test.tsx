/** @jest-environment ./host/testing/pageEnvironment.cjs */
import type { GivenCommands } from '@festival/remote-kit/testing/fakeCommands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../../testing/renderShell.tsx';

afterEach(() => {
  location.hash = '';
});

const open = (signOn: GivenCommands['signOn'] = {}) =>
  renderShell({ path: '/zomer/newsletter', page: { language: 'en' }, commands: { signOn } });
const token = 'the-token'.padEnd(43, '_');
const statusText = () => within(screen.getByRole('main')).getByRole('status');
const refusal = (code: string, status: number) => async (): Promise<Result> => failure({ code, message: '', status });
const signUp = async (email: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), email);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
};

test('subscribing an address shows the request to check the mailbox [SSO-02]', async () => {
  const { commands } = open();
  await signUp(' mila@example.org ');
  expect(commands.signOn.signUpForNewsletter).toHaveBeenCalledWith('mila@example.org');
  expect(statusText()).toHaveTextContent('Check your mailbox');
});

test.each([
  ['an invalid address is explained', 400, /such as name@example.com/],
  ['too many requests are asked to wait', 429, /many requests in a short time/],
  ['a failure says so', 500, /did not work/],
])('%s [SSO-02]', async (_, status, words) => {
  open({ signUpForNewsletter: refusal('refused', status) });
  await signUp('mila@example');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
});

test('the mailed link subscribes after a press, not when it is opened [SSO-02]', async () => {
  location.hash = `${token}.`;
  const { commands } = open({ confirmNewsletter: async () => success(undefined) });
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(commands.signOn.confirmNewsletter).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(commands.signOn.confirmNewsletter).toHaveBeenCalledWith(token);
  expect(statusText()).toHaveTextContent('You get the newsletter from now on.');
});

test.each([
  ['newsletter.link_over', 404, /no longer works/, 0],
  ['unexpected', 500, /did not work/, 1],
])('%s: the page shows what to do [SSO-02]', async (code, status, words, buttons) => {
  location.hash = token;
  open({ confirmNewsletter: refusal(code, status) });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(statusText()).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: 'Confirm' })).toHaveLength(buttons);
});
