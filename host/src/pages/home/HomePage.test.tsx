/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

const products = [
  productFor({ id: 'weekend', name: 'Weekend', price: 14500, stock: 80 }),
  productFor({ id: 'sunday', name: 'Sunday', price: 5900, stock: 4000 }),
  productFor({ id: 'bus', price: 2500, mappedType: 'transportation' }),
];
const show = (values = {}) => renderShell({ path: '/zomer?a=1', page: { products, ...values } });
const tile = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no tile ${name}`);
  return within(found);
};

test('the home page names the festival, its days and its place, and links to the first step [RTE-18]', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Zomer' })).toBeVisible();
  expect(screen.getByText('9–11 juli 2027')).toBeVisible();
  expect(screen.getByText('Bloemendaal')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tickets start' })).toHaveAttribute('href', '/zomer/tickets?a=1');
});

test('the hero names the lowest price of the first step [RTE-18]', () => {
  show();
  const poster = within(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);
  expect(poster.getByText(/^Tickets vanaf/).closest('p')).toHaveTextContent('€ 59,00');
});

test('a closed shop shows that it is closed instead of its steps, with the festival’s days and a link to the newsletter [ERR-03]', () => {
  show({ config: configFor({ steps: ['tickets'], closed: true }) });
  expect(screen.getByRole('heading', { name: 'De shop is gesloten' })).toBeVisible();
  expect(screen.getByText('9–11 juli 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krijg nieuws per mail' })).toHaveAttribute('href', '/zomer/newsletter?a=1');
  expect(screen.queryByRole('link', { name: 'Tickets start' })).toBeNull();
  expect(screen.queryByText(/vanaf/)).toBeNull();
});

test('a shop without a payment provider says on its home page that nothing can be ordered yet, instead of its steps [PAY-08]', () => {
  show({ config: configFor({ steps: ['tickets'], awaitsPaymentSetUp: true }) });
  expect(screen.getByText(/kun je nog niet betalen, dus je kunt hier nog niets bestellen/)).toBeVisible();
  expect(screen.queryByText(/Op dit moment wordt hier niets nieuws verkocht/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Tickets start' })).toBeNull();
});

test('the required age is next to the days, in a shop that requires one [CHK-05]', () => {
  const { unmount } = show();
  expect(screen.queryByText('Vanaf 18 jaar')).toBeNull();
  unmount();
  const ageRequirements = 'Yes, 18 at event start' as const;
  const { shopSettings } = configFor({});
  show({ config: configFor({ shopSettings: { fields: { ...shopSettings.fields, ageRequirements } } }) });
  expect(screen.getByText('Vanaf 18 jaar').closest('p')).toHaveTextContent(/9–11 juli 2027/);
});

test('the home page names a ticket that is nearly sold out [RTE-18]', () => {
  show();
  expect(screen.getByText('Weekend: laatste 80')).toBeVisible();
});

test('a shop without a step for tickets, a preview and a pre-registration do not advertise last tickets [RTE-18, BRD-04]', () => {
  const { unmount } = show({ config: configFor({ steps: ['transportation'] }) });
  expect(screen.getByRole('link', { name: 'Bus' })).toBeVisible();
  expect(screen.queryByText(/laatste/)).toBeNull();
  unmount();
  for (const flag of ['previewMode', 'preregistration']) {
    const shown = show({ config: configFor({ steps: ['tickets'], [flag]: true }) });
    expect(screen.queryByText(/laatste/)).toBeNull();
    shown.unmount();
  }
});

test('the steps are tiles with price and state, and each tile is a link [RTE-18]', () => {
  show({ cart: cartFor({ sunday: 2 }, products) });
  expect(tile('Tickets').getByText('2 gekozen')).toBeVisible();
  expect(tile('Tickets').getByText(/59,00/)).toBeVisible();
  expect(tile('Bus').getByText('als je wilt')).toBeVisible();
  expect(tile('Bus').getByRole('link')).toHaveAttribute('href', '/zomer/transportation?a=1');
  expect(tile('Merchandise').queryByText(/vanaf/)).toBeNull();
});

test('the festival’s texts are in the visitor’s language if they are translated [I18-08]', () => {
  const config = configFor({ steps: ['tickets'] });
  const festivalData = { ...config.festivalData, tagline: 'Drie dagen', texts: { en: { tagline: 'Three days' } } };
  show({ language: 'en', config: { ...config, festivalData } });
  expect(screen.getByText('Three days')).toBeVisible();
  expect(screen.getByText('9–11 July 2027')).toBeVisible();
  expect(document.title).toBe('Zomer');
});

test('a preview shows in the visitor’s language that it is a preview; a shop that sells does not [BRD-04]', () => {
  const copy = {
    previewModusCopy: 'Dit is een voorproef.',
    translations: { es: { previewModusCopy: 'Esto es un avance.' } },
  };
  const preview = configFor({ steps: ['tickets'], ...copy, previewMode: true });
  for (const [config, language, text] of [
    [preview, 'nl', 'Dit is een voorproef.'],
    [preview, 'es', 'Esto es un avance.'],
  ] as const) {
    const { unmount } = show({ config, language });
    expect(screen.getByText(text)).toBeVisible();
    unmount();
  }
  show({ config: { ...preview, previewMode: false } });
  expect(screen.queryByText('Dit is een voorproef.')).toBeNull();
});
