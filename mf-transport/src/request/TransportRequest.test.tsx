import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure } from '@festival/shared-contracts/errors/result';
import { userSchema } from '@festival/shared-contracts/user/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { TransportRequest } from './TransportRequest.tsx';

type Request = Commands['travel']['requestTransport'];

const show = (state: ShopStateValues = {}, requestTransport?: Request) =>
  renderInShop(<TransportRequest />, {
    namespace: 'mf_transport',
    texts,
    language: 'en',
    state: { config: configFor({ takesTransportRequests: true }), ...state },
    ...(requestTransport && { commands: { travel: { requestTransport } } }),
  });

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a bus' }));
  return screen.findByRole('textbox', { name: 'Name' });
};
const fill = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const fillAll = async () => {
  await fill('Name', 'Noor ');
  await fill('Email address', 'noor@example.com');
  await fill('Place of departure', 'Groningen');
  await fill('Number of people', '48');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));

test('a shop that takes no requests offers none, and neither does a preview, which sends nothing [TRN-04, BRD-04]', () => {
  const { unmount } = show({ config: configFor() });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  show({ config: configFor({ takesTransportRequests: true, previewMode: true }) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a request is sent as filled in, and a thank-you message replaces the form [TRN-04]', async () => {
  const { commands } = show();
  expect(await open()).toHaveFocus();
  await fillAll();
  await fill('Message (optional)', 'Near the station?');
  await send();
  expect(commands.travel.requestTransport).toHaveBeenCalledWith({
    name: 'Noor',
    email: 'noor@example.com',
    departure: 'Groningen',
    persons: 48,
    message: 'Near the station?',
  });
  expect(await screen.findByText(/Your request has been sent/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a missing or invalid value is shown at its field, the first such field has the focus, and no request is sent [TRN-04]', async () => {
  const { commands } = show();
  await open();
  await fill('Name', '  ');
  await fill('Email address', 'noor');
  await fill('Number of people', '501');
  await send();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/email address isn’t right/);
  expect(screen.getByLabelText('Place of departure')).toHaveAccessibleDescription(/^Fill this in/);
  expect(screen.getByLabelText('Number of people')).toHaveAccessibleDescription(/from 1 to 500/);
  expect(commands.travel.requestTransport).not.toHaveBeenCalled();
});

test.each([
  [429, /Try again in ten minutes/],
  [503, /was not sent. Try again in a moment/],
])('after a failure of status %i the form keeps its values and says what to do', async (status, sentence) => {
  show({}, async () => failure({ code: 'any', message: 'An English sentence', status }));
  await open();
  await fillAll();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Place of departure')).toHaveValue('Groningen');
});

test('for a signed-in visitor, name and address are filled in', async () => {
  const profile = { givenName: 'Noor', familyName: 'Vermeer', email: 'noor@example.com' };
  show({ user: userSchema.parse({ id: 'u1', profile }) });
  expect(await open()).toHaveValue('Noor Vermeer');
  expect(screen.getByLabelText('Email address')).toHaveValue('noor@example.com');
});
