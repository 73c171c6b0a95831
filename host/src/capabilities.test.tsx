/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { readFileSync } from 'node:fs';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { type Capabilities, capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { screen } from '@testing-library/react';
import { routeNames, routeRow } from '../testing/everyRoute.ts';
import { pageFor } from '../testing/pageFor.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { loadCartWriterMaker } from './cart/loadCartWriterMaker.ts';
import { serverCartWriter } from './cart/serverCartWriter.ts';
import { expiryCode } from './countdown/expiryCode.ts';
import { hasAccountControl } from './frame/hasAccountControl.ts';
import { proceed } from './routing/guards/guard.ts';
import { signedIn } from './routing/guards/signedIn.ts';
import { needsAccount } from './session/needsAccount.ts';
import { absenceOf } from './step-flow/absenceOf.ts';
import { panelTitle } from './step-flow/panelTitle.ts';
import { showsBottomBar } from './step-flow/showsBottomBar.ts';
import { stepFlow } from './step-flow/stepFlow.ts';

const steps = ['tickets', 'travel', 'transportation'];
const configOf = (values: Partial<ShopConfig>) => configFor({ steps, ...values });

/** The decision of the guards for a guest at a path of the shop. */
const guarded = (config: ShopConfig) => {
  const url = new URL('http://shop.example/zomer/tickets');
  const page = pageFor({ config, isSignOnAvailable: true });
  return signedIn({ route: routeRow('slug-tickets'), params: {}, url, page, capabilities: capabilitiesOf(config) });
};
const absence =
  (name: 'slug-checkout' | 'slug-register' | 'slug-traveladdon' | 'slug-upgrade') => (config: ShopConfig) =>
    absenceOf({ ...routeRow(name), screen: { kind: 'page' } }, pageFor({ config }));
const shownText = (path: string, text: RegExp) => (config: ShopConfig) => {
  const { unmount } = renderShell({ path, page: { config, isSignOnAvailable: true } });
  const isShown = screen.queryAllByText(text).length > 0;
  unmount();
  return isShown;
};
const flow = (config: ShopConfig) => stepFlow(pageFor({ config })).steps.map(({ name }) => name);
const { shopSettings } = configFor();

/**
 * The capabilities that the shell uses. For each: a config that changes it, a function that observes the shell, and the
 * results with and without that config.
 */
const obeyed: Partial<
  Record<
    keyof Capabilities,
    [values: Partial<ShopConfig>, seen: (config: ShopConfig) => unknown, then: unknown, otherwise: unknown]
  >
> = {
  requiresLogin: [{ travelsale: true }, (config) => guarded(config) === proceed, false, true],
  usesServerCart: [
    { preregistration: true },
    async (config) => (await loadCartWriterMaker(config)) === serverCartWriter,
    false,
    true,
  ],
  takesPayment: [{ previewMode: true }, absence('slug-checkout'), 'not in this sale', null],
  isWishlist: [{ preregistration: true }, shownText('/zomer', /^Verlanglijst/), true, false],
  savesWishlist: [{ preregistration: true }, absence('slug-register'), null, 'not in this sale'],
  looksUpOrder: [{ addonShop: true }, absence('slug-traveladdon'), null, 'not in this sale'],
  welcomeCode: [{ travelsale: true }, shownText('/login?returnTo=%2Fzomer', /reis/i), true, false],
  isPreview: [{ previewMode: true }, (config) => panelTitle('basket', capabilitiesOf(config)), 'preview', 'basket'],
  appliesUpgrade: [
    { upgradableOrder: { skipTravel: false, skipBus: false, upgrades: [] } },
    (config) => [absence('slug-upgrade')(config), expiryCode(config)],
    [null, 4004],
    ['not in this sale', 6002],
  ],
  offersTravel: [
    { upgradableOrder: { skipTravel: true, skipBus: false, upgrades: [] } },
    flow,
    ['tickets', 'transportation'],
    steps,
  ],
  offersTransport: [
    { upgradableOrder: { skipTravel: false, skipBus: true, upgrades: [] } },
    flow,
    ['tickets', 'travel'],
    steps,
  ],
  hidesLogin: [
    { shopSettings: { fields: { ...shopSettings.fields, hideLogin: true } } },
    (config) => hasAccountControl({ isSignOnAvailable: true }, capabilitiesOf(config), '/zomer'),
    false,
    true,
  ],
  asksForLogin: [{ loginRequired: true }, (config) => needsAccount(capabilitiesOf(config)), true, false],
  requiresMembership: [{ membershipRequired: true }, (config) => needsAccount(capabilitiesOf(config)), true, false],
  showsStepFlow: [{ stepflow: false }, (config) => showsBottomBar(pageFor({ config }), '/zomer/tickets'), false, true],
  showsProgressBar: [{ showProgressBar: true }, shownText('/zomer/tickets', /^Stap 1 van/), true, false],
};

/** The other capabilities, and a file that uses each of them; tests of that file show how. */
const elsewhere: Partial<Record<keyof Capabilities, string>> = {
  usesUpWishlist: 'services/shop-api/src/people/wishlist/fillRoutes.ts',
  isClosed: 'shared-contracts/src/product/checkQuantity.ts',
  awaitsPaymentSetUp: 'host/src/overlays/messages/greetArrival.ts',
  hidesGender: 'mf-checkout/src/form/fields/NameFields.tsx',
  offersRefundProtection: 'mf-basket/src/refund-protection/refundOfferAtom.ts',
  asksForCovidTerms: 'mf-basket/src/confirmation/CovidTerms.tsx',
  offersUpsell: 'host/src/overlays/popups/offerUpsell.ts',
  offersToSaveTime: 'host/src/frame/asides/Asides.tsx',
  notifiesOfCart: 'host/src/frame/asides/Asides.tsx',
  announcesTravelSale: 'host/src/overlays/messages/arrivalCode.ts',
  sellsTicketsAloneFrom: 'mf-tickets/src/tickets/TicketList.tsx',
};

test('the shell uses every capability, or the named file uses it [BRD-03]', () => {
  expect(Object.keys({ ...obeyed, ...elsewhere }).sort()).toEqual(Object.keys(capabilitiesOf(configFor())).sort());
  for (const [name, file] of Object.entries(elsewhere))
    expect([file, new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))]).toEqual([file, true]);
});

test.each(Object.entries(obeyed))('the shell uses %s [BRD-03]', async (name, [values, seen, then, otherwise]) => {
  const [on, off] = [configOf(values), configOf({})];
  const answer = (config: ShopConfig) => capabilitiesOf(config)[name as keyof Capabilities];
  expect(answer(on)).not.toEqual(answer(off));
  expect([await seen(on), await seen(off)]).toEqual([then, otherwise]);
});

test('the capability that a route requires is one of the shop’s capabilities, and its value is yes or no', () => {
  const capabilities: Readonly<Record<string, unknown>> = { ...capabilitiesOf(configFor()) };
  const asked = routeNames.flatMap((name) => routeRow(name).capability ?? []);
  expect(asked.length).toBeGreaterThan(0);
  for (const name of asked) expect([name, typeof capabilities[name]]).toEqual([name, 'boolean']);
});
