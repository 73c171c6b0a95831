/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { panelView } from './panelView.ts';
import { shopNavigation } from './shopNavigation.ts';

/** A browser's history, which goes back asynchronously after the call. */
const start = () => {
  history.replaceState(null, '', '/zomer?a=1');
  const router = createBrowserRouter([{ path: '*' }]);
  const address = () => router.state.location.pathname + router.state.location.search;
  const view = () => panelView(router.state.location, null);
  return { router, navigation: shopNavigation(router, 'zomer', () => null), address, view };
};

test('if the panel is closed and then a step is opened, the step shows, and Back returns to the page before the panel [OVL-01]', async () => {
  const { router, navigation, address, view } = start();
  navigation.go('extras');
  await waitFor(() => expect(address()).toBe('/zomer/extras?a=1'));
  navigation.openPanel('basket');
  await waitFor(() => expect(view()).toBe('basket'));
  await navigation.closePanel();
  expect(view()).toBe('closed');
  navigation.go('tickets');
  await waitFor(() => expect(address()).toBe('/zomer/tickets?a=1'));
  // Waits long enough for the history to finish going back.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(address()).toBe('/zomer/tickets?a=1');
  void router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/zomer/extras?a=1'));
  expect(view()).toBe('closed');
});

test('closing a panel that is not open resolves at once', async () => {
  const { navigation, address } = start();
  await navigation.closePanel();
  expect(address()).toBe('/zomer?a=1');
});
