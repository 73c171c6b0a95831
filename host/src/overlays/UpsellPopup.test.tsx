/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives, type StepView } from '@festival/shared-contracts/state/primitives';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';
import { shownOffersAtom } from '../frame/asides/shownOffersAtom.ts';
import laterTexts from '../locales/later/nl.json' with { type: 'json' };
import { overlayQueue } from './overlayQueue.ts';

const step = (name: string, isCurrent = false): StepView => ({ name, path: `/zomer/${name}`, count: 0, isCurrent });

// The popup's code loads when it is needed; this test loads it first.
beforeAll(() => Promise.all([import('./UpsellPopup.tsx'), import('../frame/asides/Asides.tsx')]));

const open = async (stepFlow = [step('tickets', true), step('transportation')]) => {
  const shell = renderShell({ path: '/zomer/tickets', page: { config: configFor({ upsell: true }) } });
  const { store, shopTexts } = shell;
  addTexts(shopTexts, 'later', laterTexts);
  const overlays = overlayQueue(store);
  store.sub(shownOffersAtom, () => overlays.showUpsell(store.get(shownOffersAtom) === 'popup'));
  await act(async () => {
    store.set(primitives.stepFlow, stepFlow);
    store.set(shownOffersAtom, 'popup');
  });
  return shell;
};
const popup = () => screen.queryByRole('dialog', { name: laterTexts.upsell.title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the popup is a dialog with the basket’s offers; the close button, Escape and a press outside close it [OVL-06, OVL-11]', async () => {
  const { store } = await open();
  expect(await screen.findByText('module mf_basket/upsell')).toBeVisible();
  expect(popup()).toBeVisible();
  await press('Sluiten');
  expect(store.get(shownOffersAtom)).toBe('none');
  await act(async () => store.set(shownOffersAtom, 'popup'));
  await userEvent.keyboard('{Escape}');
  expect(store.get(shownOffersAtom)).toBe('none');
  await act(async () => store.set(shownOffersAtom, 'popup'));
  await userEvent.click(popup()?.parentElement as HTMLElement);
  expect(store.get(shownOffersAtom)).toBe('none');
});

test('the button “Continue” opens the next step, or merchandise after the last step [OVL-06]', async () => {
  const first = await open();
  await press(laterTexts.upsell.goOn);
  expect(first.commands.navigation.goTo).toHaveBeenCalledWith('transportation');
  expect(first.store.get(shownOffersAtom)).toBe('none');
  first.unmount();
  const last = await open([step('extras'), step('tickets', true)]);
  await press(laterTexts.upsell.goOn);
  expect(last.commands.navigation.goTo).toHaveBeenCalledWith('merchandise');
});

test('the other button opens the basket and closes the popup [OVL-06]', async () => {
  const { commands, store } = await open();
  await press(laterTexts.upsell.checkout);
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
  expect(store.get(shownOffersAtom)).toBe('none');
});

test('a single offer is shown as a notification next to the page, and not in a dialog [OVL-13]', async () => {
  const { store } = await open();
  await act(async () => store.set(shownOffersAtom, 'notification'));
  expect(await screen.findByRole('region', { name: laterTexts.upsell.one })).toBeVisible();
  expect(popup()).toBeNull();
  await press('Sluiten');
  expect(store.get(shownOffersAtom)).toBe('none');
});
