import { failure, success } from '@festival/shared-contracts/errors/result';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, aRelease, fakeConsole, seen } from '../../testing/fakeConsole.ts';
import { Console } from './Console.tsx';

const remotes = [{ name: 'mf_tickets', newest: '1.1.0' }];
const first = aRelease(1, { mf_tickets: { stable: '0.9.0' } });
const stable = aRelease(2, { mf_tickets: { stable: '1.0.0' } }, { reason: 'larger cards' });
const canaryPin = { stable: '1.0.0', canary: '1.1.0', basisPoints: 1000, rolloutId: 'solstrand/3' };
const tried = aRelease(3, { mf_tickets: canaryPin });

const usual = { remotes, brands: [aBrand([stable, first])] };
const trial = {
  remotes,
  brands: [
    aBrand([tried, stable], {
      health: {
        mf_tickets: {
          stable: seen(120, 0, { inp: 120, lcp: 1_900 }),
          canary: seen(40, 6, { inp: 416 }),
          verdict: 'too few visits to judge yet: 12 of 16',
        },
      },
    }),
  ],
};

async function opened(...given: Parameters<typeof fakeConsole>) {
  const fake = fakeConsole(...given);
  render(<Console api={fake.api} />);
  await screen.findByRole('table', { name: 'What visitors get' });
  return { ...fake, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => screen.findByRole('dialog', { name });

test('a person who is not signed on sees the sign-on, and the reason why it failed', async () => {
  const fake = fakeConsole({ overview: usual });
  fake.state.person = null;
  render(<Console api={fake.api} refused="unverified" />);
  expect(await screen.findByRole('link', { name: 'Sign on' })).toHaveAttribute('href', '/console/sign-on');
  expect(screen.getByText(/address is not verified/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a cell shows the version, the share of a canary, the health of both, and the state of the watch [FED-04, BYD-08]', async () => {
  await opened({ overview: trial });
  const [cell = document.body] = screen.getAllByRole('cell');
  for (const text of [
    '1.0.0',
    '120 visits, none threw',
    '10 % get 1.1.0',
    '6 of 40 visits threw',
    'Watch: too few visits to judge yet: 12 of 16.',
  ])
    expect(within(cell).getByText(text)).toBeInTheDocument();
  const heading = screen.getByRole('columnheader', { name: /solstrand/ });
  expect(heading).toHaveTextContent('Release 3');
  expect(heading).toHaveTextContent('ada, 2026-11-20 10:44 UTC');
});

test('a version that throws too often is named above all brands, with a link to its figures [BYD-08]', async () => {
  const well = { ...aBrand([first]), brand: 'nachtwoud' };
  const { user } = await opened({ overview: { remotes, brands: [well, ...trial.brands] } });
  const trouble = screen.getByRole('region', { name: 'What throws' });
  const [one, ...others] = within(trouble).getAllByRole('listitem');
  expect(one).toHaveTextContent('mf_tickets 1.1.0 of solstrand: 6 of 40 visits threw');
  expect(others).toEqual([]);
  await user.click(button('Figures and errors mf_tickets 1.1.0 of solstrand'));
  expect(await panel('mf_tickets of solstrand')).toBeInTheDocument();
  cleanup();
  await opened({ overview: usual });
  expect(screen.queryByRole('region', { name: 'What throws' })).toBeNull();
});

test('the percentiles of both versions are side by side [BYD-08]', async () => {
  await opened({ overview: trial });
  const felt = screen.getByRole('table', { name: /p75 of two hours/ });
  expect(
    within(felt)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['stablecanary', 'INP120 ms416 ms', 'LCP1.90 s-']);
});

test('a cell opens the figures of 14 days: versions side by side with sales, steps, hours and introducing release, and errors of the live versions [BYD-08, FED-04]', async () => {
  const { user, state } = await opened({ overview: trial });
  const counts = {
    throws: 6,
    completions: 10,
    orders: 4,
    cents: 51_250,
    timed: 0,
    logSeconds: 0,
    logSecondsSquared: 0,
  };
  const sums = { visits: 40, ...counts, p75: { inp: 416 } };
  state.figures = {
    versions: {
      '0.9.0': { sums: { ...sums, visits: 9_000, throws: 0 }, steps: {}, hours: [] },
      '1.1.0': {
        sums,
        steps: { tickets: { inp: 430 }, basket: { inp: 96 } },
        hours: [{ at: '2026-11-20T10:00:00.000Z', ...sums }],
      },
    },
  };
  state.errors['1.1.0'] = [
    {
      remote: 'mf_tickets',
      version: '1.1.0',
      kind: 'uncaught',
      message: 'planted',
      frames: ['at pay (src/Pay.tsx:3:5)'],
      count: 6,
      browsers: { Firefox: 4, Safari: 2 },
      steps: { tickets: 6 },
      brands: { solstrand: 6 },
      firstAt: '2026-11-20T10:10:00.000Z',
      lastAt: '2026-11-20T10:40:00.000Z',
    },
  ];
  await user.click(button('Figures and errors mf_tickets of solstrand'));
  const dialog = await panel('mf_tickets of solstrand');
  const table = await within(dialog).findByRole('table', { name: 'Versions beside one another' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      '1.1.0canary0.9.0',
      'Threw6 (15.0 %)0 (0.0 %)',
      'Sales€ 512.50€ 512.50',
      'Sales per 100 visits€ 1281.25€ 5.69',
      'INP p75416 ms416 ms',
    ]),
  );
  expect(rows).toEqual(expect.arrayContaining(['p75 of two hours, by step', 'ticketsINP 430 ms-']));
  expect(
    within(dialog).getByText('1.1.0 came live with release 3 (ada, 2026-11-20 10:44 UTC: reason 3).'),
  ).toBeInTheDocument();
  expect(await within(dialog).findByText('6 × planted')).toBeInTheDocument();
  expect(within(dialog).getByText('at pay (src/Pay.tsx:3:5)')).toBeInTheDocument();
  expect(within(dialog).getByText(/Browsers: Firefox 4, Safari 2\./)).toBeInTheDocument();
  expect(within(dialog).getByText(/first that threw in the hour of 2026-11-20 10:00 UTC/)).toBeInTheDocument();
  expect(await within(dialog).findByText('No errors were reported in 14 days.')).toBeInTheDocument();
});

test('a person without rights is told who grants rights, and sees and asks for nothing else [FED-04]', async () => {
  const { api } = fakeConsole({ overview: trial, brands: [] });
  render(<Console api={api} />);
  expect(await screen.findByText(/release token --owner grace@example.com/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign off' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(api.overview).not.toHaveBeenCalled();
});

test('a version whose mount failed has a note next to its name, and is not preselected [BYD-09]', async () => {
  const fault = 'tickets in the state sold-out, in the browser: x is not a function';
  const { user } = await opened({
    overview: { remotes, brands: [aBrand([stable, first], { refused: { mf_tickets: fault } })] },
  });
  expect(screen.getByText(`1.1.0 is published, and was refused here by its mount: ${fault}`)).toBeVisible();
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  expect(within(dialog).queryByText(/becomes/)).toBeNull();
});

test('a brand that a person may not change says why, and the history shows the brand that was changed', async () => {
  const other = aRelease(7, { mf_tickets: { stable: '1.0.0' } }, { brand: 'nachtwoud' });
  const yours = { remotes, brands: [aBrand([other]), aBrand([stable, first])] };
  const { user } = await opened({ overview: yours });
  expect(screen.getByRole('columnheader', { name: /nachtwoud/ })).toHaveTextContent('--activate nachtwoud');
  expect(screen.getByRole('columnheader', { name: /solstrand/ })).not.toHaveTextContent('--activate');
  expect(screen.getByRole('heading', { name: /nachtwoud/ })).toBeVisible();
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'larger cards{Enter}');
  expect(await screen.findByRole('heading', { name: /History of solstrand/ })).toBeVisible();
});

test('changing a version shows the difference, asks for a reason, and sends the displayed release as its parent [FED-04, BYD-08]', async () => {
  const { api, user } = await opened({ overview: usual });
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  expect(dialog).toHaveAccessibleDescription('You look at release 2.');
  const diff = within(dialog).getByRole('listitem');
  expect(diff).toHaveTextContent('mf_tickets1.0.0 becomes → 1.1.0');
  expect(await within(dialog).findByText(/12\.0 kB, 2\.0 kB more than those of 1\.0\.0/)).toBeInTheDocument();

  expect(within(dialog).getByText(/1\.0\.0: commit 100000000000\. 1\.1\.0: commit 110000000000\./)).toBeInTheDocument();
  const compared = `https://github.com/festival/shop/compare/${'100'.padEnd(40, '0')}...${'110'.padEnd(40, '0')}`;
  expect(within(dialog).getByRole('link', { name: /commits between/ })).toHaveAttribute('href', compared);

  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  expect(api.activate).not.toHaveBeenCalled();

  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'larger cards{Enter}');
  expect(api.activate).toHaveBeenCalledWith({
    brand: 'solstrand',
    parent: 2,
    by: 'grace@example.com',
    reason: 'larger cards',
    changes: { mf_tickets: { version: '1.1.0' } },
  });
  expect(await screen.findByRole('status')).toHaveTextContent('solstrand is at release 3 now.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button('Change mf_tickets of solstrand')).toHaveFocus();
});

test('a share is typed in percent; an invalid share is not sent', async () => {
  const { api, user } = await opened({ overview: usual });
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.click(within(dialog).getByRole('radio', { name: 'A share of the visitors' }));
  const percent = within(dialog).getByRole('textbox', { name: 'Percent of the visitors' });
  await user.clear(percent);
  await user.type(percent, '120');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'a try');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(percent).toBeInvalid();
  expect(api.activate).not.toHaveBeenCalled();
  await user.clear(percent);
  await user.type(percent, '12.5');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.0.0, 12.5 % get 1.1.0');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(api.activate).toHaveBeenCalledWith(
    expect.objectContaining({ changes: { mf_tickets: { version: '1.1.0', basisPoints: 1250 } } }),
  );
});

test('a plan is started with its stages; the panel shows what the first one changes', async () => {
  const { api, user } = await opened({ overview: usual });
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.click(within(dialog).getByRole('radio', { name: 'More and more, by a plan' }));
  const plan = within(dialog).getByRole('textbox', { name: 'Plan' });
  await user.clear(plan);
  expect(plan).toBeInvalid();
  await user.type(plan, '5:6h:200,100');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.0.0, 5 % get 1.1.0');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'larger cards');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(api.startPlan).toHaveBeenCalledWith('solstrand', {
    parent: 2,
    by: 'grace@example.com',
    reason: 'larger cards',
    versions: { mf_tickets: '1.1.0' },
    stages: [
      { basisPoints: 500, minutes: 360, visits: 200 },
      { basisPoints: 10_000, minutes: 0, visits: 0 },
    ],
  });
});

test('a canary is taken back with one button and a reason', async () => {
  const { api, user } = await opened({ overview: trial });
  await user.click(button('Take back mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.0.0, 10 % get 1.1.0 becomes → 1.0.0');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'it throws{Enter}');
  expect(api.activate).toHaveBeenCalledWith(
    expect.objectContaining({ parent: 3, changes: { mf_tickets: { version: '1.0.0' } } }),
  );
});

test('after another person’s release the panel shows its changes; a confirmation then sends the new release as parent [FED-04]', async () => {
  const { api, state, user } = await opened({ overview: usual });
  const since = aRelease(3, { mf_tickets: { stable: '1.0.5' } }, { by: 'bob', reason: 'a hot fix' });
  api.activate.mockImplementationOnce(async () => {
    state.overview = { remotes, brands: [aBrand([since, stable])] };
    return failure({ code: 'release-moved-on', message: 'solstrand is at release 3', reasons: ['release 3 (bob)'] });
  });
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'larger cards{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('release 3 (bob)');
  const moved = await within(dialog).findByRole('status');
  expect(moved).toHaveTextContent('solstrand is at release 3 meanwhile');
  expect(moved).toHaveTextContent('a hot fix): mf_tickets 1.0.0 → 1.0.5');

  await user.click(within(dialog).getByRole('button', { name: 'Look again' }));
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.0.5 becomes → 1.1.0');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(api.activate).toHaveBeenLastCalledWith(expect.objectContaining({ parent: 3, reason: 'larger cards' }));
});

// Jsdom does not scroll. Newer browsers return a promise.
const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = async function scrollIntoView() {
    scrolled(this.textContent);
  };
});

test('releasing a version that was not mounted requires a reason [BYD-09]', async () => {
  const { api, user } = await opened({ overview: usual });
  const refusal = { code: 'not-mounted', message: 'A version goes live when it was mounted', reasons: [] };
  api.activate.mockImplementationOnce(async () => failure(refusal));
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'larger cards{Enter}');
  const force = await within(dialog).findByRole('textbox', { name: 'Release it without a mount, because' });
  expect(force).toHaveAccessibleDescription(
    'Better: npx festival-release mount --brand solstrand mf_tickets@1.1.0, then confirm again.',
  );
  expect(scrolled).toHaveBeenCalledWith(refusal.message);
  await user.type(force, 'mounted on staging');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(api.activate).toHaveBeenLastCalledWith(expect.objectContaining({ force: 'mounted on staging' }));
});

test('releasing a version of twice the size requires a reason [BYD-09]', async () => {
  const { api, user } = await opened({ overview: usual });
  const refusal = { code: 'heavier', message: 'Is it meant to weigh twice as much?', reasons: [] };
  api.activate.mockImplementationOnce(async () => failure(refusal));
  await user.click(button('Change mf_tickets of solstrand'));
  const dialog = await panel('Change mf_tickets of solstrand');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'a map{Enter}');
  await user.type(await within(dialog).findByRole('textbox', { name: 'It may weigh that much, because' }), 'a map');
  await user.click(within(dialog).getByRole('button', { name: 'Make this release' }));
  expect(api.activate).toHaveBeenLastCalledWith(expect.objectContaining({ force: 'a map' }));
});

test('the history shows author, time, reason and changes, and each release can be restored [FED-04]', async () => {
  const { api, user } = await opened({ overview: trial });
  const history = screen.getByRole('region', { name: 'History of solstrand' });
  const [newest, before] = await within(history).findAllByRole('listitem');
  expect(newest).toHaveTextContent(
    'Release 3mf_tickets 1.0.0 → 1.0.0, 10 % get 1.1.0reason 3ada, 2026-11-20 10:44 UTC',
  );
  expect(before).toHaveTextContent('larger cards');
  await user.click(within(history).getByRole('button', { name: 'Roll back to 2' }));
  const dialog = await panel('Roll solstrand back to release 2');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('1.0.0, 10 % get 1.1.0 becomes → 1.0.0');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'cards overlap{Enter}');
  expect(api.rollBack).toHaveBeenCalledWith({
    brand: 'solstrand',
    parent: 3,
    to: 2,
    by: 'grace@example.com',
    reason: 'cards overlap',
  });
});

test('a running plan is shown with its stage, and can be stopped', async () => {
  const plan = {
    versions: { mf_tickets: '1.1.0' },
    stages: [
      { basisPoints: 1000, minutes: 60, visits: 100 },
      { basisPoints: 10_000, minutes: 0, visits: 0 },
    ],
    by: 'ada',
    reason: 'larger cards',
    stage: 0,
    since: '2026-11-20T10:44:00.000Z',
    state: 'running' as const,
  };
  const { api, user } = await opened({ overview: { remotes, brands: [aBrand([tried, stable], { plan })] } });
  expect(screen.getByText('Plan: stage 1 of 2, 10 %')).toBeInTheDocument();
  await user.click(button('Stop the plan of solstrand'));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'a busy evening{Enter}');
  expect(api.stopPlan).toHaveBeenCalledWith('solstrand', { by: 'grace@example.com', reason: 'a busy evening' });
});

test('the notices of a release are shown with its result [STP-06, FED-04]', async () => {
  const { api, user } = await opened({ overview: usual });
  const made = { outcome: 'activated', release: aRelease(3, {}), notices: ['No shop lists the step lockers.'] };
  api.activate.mockImplementation(async () => success(made));
  await user.click(button('Change mf_tickets of solstrand'));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'lockers{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'solstrand is at release 3 now. No shop lists the step lockers.',
  );
});

test('while the registry does not answer, the last state remains visible, and a sentence says that it may be outdated', async () => {
  const { api, user } = await opened({ overview: usual });
  api.overview.mockImplementation(async () => failure({ code: 'x', message: 'No answer came', reasons: [] }));
  await user.click(button('Change mf_tickets of solstrand'));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'larger cards{Enter}');
  expect(await screen.findByText('No answer came')).toBeInTheDocument();
  expect(screen.getByText('What you see may be old: the registry did not answer.')).toBeInTheDocument();
  expect(screen.getByRole('cell', { hidden: true })).toBeInTheDocument();
});
