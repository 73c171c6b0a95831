import { failure, success } from '@festival/shared-contracts/errors/result';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, aRelease, aWaiting, fakeConsole } from '../../testing/fakeConsole.ts';
import { Console } from '../screen/Console.tsx';

const first = aRelease(1, { mf_tickets: { stable: '0.9.0' } });
const stable = aRelease(2, { mf_tickets: { stable: '1.0.0' } });
const remotes = [{ name: 'mf_tickets', newest: '1.1.0' }];
const friday = '2126-11-27T09:00:00.000Z';

async function opened(change: Parameters<typeof aBrand>[1]) {
  const fake = fakeConsole({ overview: { remotes, brands: [aBrand([stable, first], change)] } });
  render(<Console api={fake.api} />);
  await screen.findByRole('table', { name: 'What visitors get' });
  return { ...fake, user: userEvent.setup() };
}

const change = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Change mf_tickets of solstrand' }));
  return within(await screen.findByRole('dialog'));
};

test('a release is planned for a future time in the person’s time zone, and a message confirms it [FED-04]', async () => {
  const { api, user } = await opened({});
  api.activate.mockImplementation(async () =>
    success({ outcome: 'waiting', waiting: aWaiting(stable, { at: friday, needsApproval: false }) }),
  );
  const panel = await change(user);
  await user.click(panel.getByRole('radio', { name: 'At a moment' }));
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'larger cards');
  const moment = panel.getByLabelText('Date and time');
  expect(moment).toBeInvalid();
  await user.click(panel.getByRole('button', { name: 'Plan this release' }));
  expect(api.activate).not.toHaveBeenCalled();
  await user.type(moment, '2126-11-27T10:00');
  expect(moment).toBeValid();
  await user.click(panel.getByRole('button', { name: 'Plan this release' }));
  expect(api.activate).toHaveBeenCalledWith(
    expect.objectContaining({ parent: 2, at: new Date('2126-11-27T10:00').toISOString(), reason: 'larger cards' }),
  );
  expect(await screen.findByRole('status')).toHaveTextContent('It is planned as number 1 of solstrand.');
});

test('a waiting release shows changes, time, reason and author; another account can approve exactly what is displayed [FED-04]', async () => {
  const { api, user } = await opened({ needsApproval: true, waiting: [aWaiting(stable, { at: friday })] });
  const waits = within(screen.getByRole('region', { name: 'What waits' }));
  for (const text of [
    'mf_tickets 1.0.0 → 1.1.0',
    'larger cards',
    /^Planned for 2126-11-27 09:00 UTC \(.*, your time\)\.$/,
    'Waits for another account to approve it.',
    'Asked for by bob@example.com, 2026-11-20 12:00 UTC',
  ])
    expect(waits.getByText(text)).toBeInTheDocument();
  await user.click(waits.getByRole('button', { name: 'Approve number 1 of solstrand' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Approve number 1 of solstrand' }));
  expect(panel.getByRole('listitem')).toHaveTextContent('1.0.0 becomes → 1.1.0');
  expect(panel.queryByRole('textbox')).toBeNull();
  api.approve.mockImplementation(async () => success({ outcome: 'waiting', waiting: aWaiting(stable) }));
  await user.click(panel.getByRole('button', { name: 'Approve it' }));
  expect(api.approve).toHaveBeenCalledWith('solstrand', 1, 'grace@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('Number 1 of solstrand is approved.');
});

test('the author of a release can’t approve it, sees why, and can cancel it; a person without rights has no buttons [FED-04]', async () => {
  const asked = { by: 'Grace@example.com', account: 'Grace@example.com', at: '2026-11-20T12:00:00.000Z' };
  const { api, user } = await opened({ needsApproval: true, waiting: [aWaiting(stable, { asked })] });
  const waits = within(screen.getByRole('region', { name: 'What waits' }));
  expect(waits.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(waits.getByText(/somebody else has to approve it/)).toBeInTheDocument();
  await user.click(waits.getByRole('button', { name: 'Cancel number 1 of solstrand' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'a holiday{Enter}');
  expect(api.cancelWaiting).toHaveBeenCalledWith('solstrand', 1, { by: 'grace@example.com', reason: 'a holiday' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();

  const brands = [aBrand([stable, first], { waiting: [aWaiting(stable)] })];
  const fake = fakeConsole({ overview: { remotes, brands }, brands: ['nachtwoud'] });
  render(<Console api={fake.api} />);
  const seen = within(await screen.findByRole('region', { name: 'What waits' }));
  expect(seen.queryByRole('button')).toBeNull();
});

test('if the brand requires approvals, the panel says that and its button requests one; a refused approval remains visible [FED-04]', async () => {
  const { api, user } = await opened({ needsApproval: true, waiting: [aWaiting(stable)] });
  const panel = await change(user);
  expect(panel.getByText(/Another account has to approve each release/)).toBeInTheDocument();
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'larger cards');
  api.activate.mockImplementation(async () =>
    success({ outcome: 'waiting', waiting: aWaiting(stable, { number: 2 }) }),
  );
  await user.click(panel.getByRole('button', { name: 'Ask for approval' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'It waits as number 2 of solstrand until another account',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  api.approve.mockImplementation(async () =>
    failure({ code: 'release-moved-on', message: 'solstrand is at release 3', reasons: [] }),
  );
  await user.click(screen.getByRole('button', { name: 'Approve number 1 of solstrand' }));
  await user.click(await screen.findByRole('button', { name: 'Approve and make it now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('solstrand is at release 3');
});

test('the panel of a change makes a preview link and shows when it ends; a refusal shows its reason [FED-04]', async () => {
  const { api, user } = await opened({});
  const panel = await change(user);
  await user.click(panel.getByRole('button', { name: 'Make a link that shows 1.1.0' }));
  const link = await panel.findByRole('textbox', { name: 'Link to mf_tickets@1.1.0' });
  expect(link).toHaveValue('https://shop.example/solstrand?preview=a');
  expect(link).toHaveAccessibleDescription(/until 2026-11-30 09:00 UTC/);
  expect(api.makePreview).toHaveBeenCalledWith('solstrand', {
    versions: { mf_tickets: '1.1.0' },
    by: 'grace@example.com',
    reason: 'a look before the release',
  });
  expect(api.activate).not.toHaveBeenCalled();
  api.makePreview.mockImplementation(async () =>
    failure({ code: 'not-mounted', message: 'It was not mounted.', reasons: [] }),
  );
  await user.click(panel.getByRole('button', { name: 'Make a link that shows 1.1.0' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('It was not mounted.');
  expect(panel.queryByRole('textbox', { name: /^Link to/ })).toBeNull();
});

test('the history also contains planned releases that were not made, in order of time and with the reason [FED-04]', async () => {
  const ended = { state: 'missed', ended: '2026-11-21T10:00:00.000Z', why: 'Its moment passed.' } as const;
  const { state } = await opened({
    waited: [aWaiting(stable, ended), aWaiting(stable, { number: 2, state: 'made', ended: ended.ended, revision: 2 })],
  });
  expect(state.releases).toHaveLength(2);
  const rows = within(await screen.findByRole('region', { name: 'History of solstrand' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('Number 1, not made');
  expect(rows[0]).toHaveTextContent('not made: Its moment passed.');
});
