import type { GivenCommands } from '@festival/remote-kit/testing/fakeCommands';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { failure } from '@festival/shared-contracts/errors/result';
import { userSchema } from '@festival/shared-contracts/user/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const registered = {
  wishlist: { preferences: { persons: 3, arrivesBy: 'train', staysOvernight: true } },
  preregistration: { key: '', registeredAt: '2026-11-01T10:00:00Z' },
};
const open = (account: object = {}, commands: GivenCommands = {}) =>
  renderWithLaterTexts(<RegistrationForm />, {
    state: {
      config: configFor({ preregistration: true, steps: ['karaoke', 'merchandise'] }),
      // No release has the first step of the config.
      stepFlow: [{ name: 'merchandise', path: '/zomer/merchandise', count: 0, isCurrent: false }],
      user: userSchema.parse({ id: 'noor', profile: {}, ...account }),
    },
    commands,
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the form saves persons and transport, and opens the wishlist at the first step of the flow', async () => {
  const { commands } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How many of you will come?' }), '4');
  await userEvent.click(screen.getByRole('radio', { name: 'By bus' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /stay the night/ }));
  await press('Register');
  expect(commands.wishlist.register.mock.calls).toEqual([[{ persons: 4, arrivesBy: 'bus', staysOvernight: true }]]);
  expect(await screen.findByText('You are registered')).toBeVisible();
  await press('Make your wishlist');
  expect(commands.navigation.goTo).toHaveBeenCalledWith('merchandise');
});

test('an unanswered question is named, and no request is sent', async () => {
  const { commands } = await open();
  await press('Register');
  expect(screen.getByText('Choose how you want to get there.')).toBeVisible();
  expect(commands.wishlist.register).not.toHaveBeenCalled();
});

test('a saved registration shows its answers and can be changed; a refused change does not show success', async () => {
  const register = async () => failure({ code: 'command.declined', message: '', status: 0 });
  await open(registered, { wishlist: { register } });
  expect(screen.getByRole('combobox', { name: 'How many of you will come?' })).toHaveValue('3');
  expect(screen.getByRole('radio', { name: 'By train' })).toBeChecked();
  await press('Change my registration');
  expect(screen.queryByText('You are registered')).not.toBeInTheDocument();
});
