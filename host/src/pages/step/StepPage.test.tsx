/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen } from '@testing-library/react';
import { everyStep } from '../../../testing/pageFor.ts';
import { renderShell } from '../../../testing/renderShell.tsx';

test('a sale shows that it reserves tickets; a pre-registration shows that it does not', () => {
  const sale = renderShell({ path: '/zomer/tickets', page: { config: configFor({}) } });
  expect(screen.getByText('Tickets sentence')).toBeVisible();
  sale.unmount();
  renderShell({ path: '/zomer/tickets', page: { config: configFor({ preregistration: true }) } });
  expect(screen.getByText('Tickets wishlist')).toBeVisible();
  expect(screen.queryByText('Tickets sentence')).toBeNull();
});

test('a preview, which holds nothing, has no sentence about it, and no key in its place [BRD-04]', () => {
  const { steps, texts } = everyStep();
  const { 'step.tickets.sentence': _, ...others } = texts;
  renderShell({ path: '/zomer/tickets', page: { remoteSteps: { steps, texts: others } } });
  expect(screen.getByRole('heading', { level: 1, name: 'Tickets title' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('step.');
});

test.each(['preregistration', 'previewMode'])(
  'the home page of a shop with %s mentions neither reserving nor payment [BRD-04]',
  (flag) => {
    renderShell({ path: '/zomer', page: { config: configFor({ [flag]: true }) } });
    expect(screen.queryByText(/minuten van jou/)).toBeNull();
    expect(screen.queryByText(/betaal/)).toBeNull();
  },
);

test('the required age and its date are above the tickets, and on no other step [CHK-05]', () => {
  const { shopSettings } = configFor({});
  const rule = (ageRequirements: 'No' | 'Yes, 18 at event start' | 'Yes, currently 18 years') =>
    configFor({ shopSettings: { fields: { ...shopSettings.fields, ageRequirements } } });
  const shown = (path: string, config: ReturnType<typeof rule>) => {
    const { unmount } = renderShell({ path, page: { config } });
    const said = screen.queryByText(/18 of ouder/)?.textContent ?? null;
    unmount();
    return said;
  };
  expect(shown('/zomer/tickets', rule('Yes, 18 at event start'))).toBe('Je bent 18 of ouder op de eerste dag.');
  expect(shown('/zomer/tickets', rule('Yes, currently 18 years'))).toBe('Je bent 18 of ouder.');
  expect(shown('/zomer/tickets', rule('No'))).toBeNull();
  expect(shown('/zomer/transportation', rule('Yes, 18 at event start'))).toBeNull();
});
