/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as es } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import { act, screen } from '@testing-library/react';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { pageFor } from '../../../testing/pageFor.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import { ChunkFailure } from '../../network/ChunkFailure.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { shopRoutes } from './shopRoutes.tsx';

const steps = ['tickets', 'packages', 'travel', 'transportation', 'merchandise', 'extras'];
const page = pageFor({ config: configFor({ steps }) });

const answerTo = async (path: string) => {
  const answer = await createStaticHandler(shopRoutes(page)).query(new Request(`http://shop.example${path}`));
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location') };
  return { status: answer.statusCode };
};

test('the pages of a shop’s step flow answer 200', async () => {
  const below = [...steps, 'transportation/nl', 'transportation/eu', 'checkout', 'paymentstatus', 'newsletter'];
  for (const path of ['/zomer', ...below.map((name) => `/zomer/${name}`)]) {
    expect({ path, ...(await answerTo(path)) }).toEqual({ path, status: 200 });
  }
});

test('an address that matches no route, or belongs to another shop, answers 404 [RTE-08]', async () => {
  for (const path of ['/zomer/karaoke', '/zomer/membership/1', '/zomer/tickets/a/b', '/herfst', '/herfst/tickets']) {
    expect({ path, ...(await answerTo(path)) }).toEqual({ path, status: 404 });
  }
});

test('/{slug}/transport redirects to transportation and keeps the query', async () => {
  expect(await answerTo('/zomer/transport?a=1')).toEqual({ status: 302, location: '/zomer/transportation?a=1' });
});

test('after a press the old page stays for up to 1 s while the next one loads; then the loader appears [CNT-10]', async () => {
  jest.useFakeTimers();
  const router = createMemoryRouter(
    shopRoutes(page, () => new Promise(() => {})),
    {
      initialEntries: ['/zomer/newsletter'],
    },
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  void router.navigate('/zomer/tickets');
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(router.state.location.pathname).toBe('/zomer/newsletter');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(router.state.location.pathname).toBe('/zomer/tickets');
  jest.useRealTimers();
});

test('an unmatched address says that the page could not be found, and links home [RTE-08, RTE-11, ERR-07]', () => {
  renderShell({ path: '/zomer/karaoke?a=1', page: { language: 'en' } });
  expect(screen.getByRole('heading', { name: en.other.pageNotFound })).toBeVisible();
  expect(screen.getByText(/Page not found/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/zomer?a=1');
});

test('a 404 below a step has the 404’s title, also after navigation inside the shop [RTE-07]', async () => {
  const { router } = renderShell({ path: '/zomer/tickets/a/b', page: { language: 'en' } });
  expect(document.title).toBe('This page could not be found · Zomer');
  await act(() => router.navigate('/zomer/tickets'));
  expect(document.title).toBe('Tickets · Zomer');
  await act(() => router.navigate('/zomer/tickets/nobody'));
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  expect(document.title).toBe('This page could not be found · Zomer');
});

test('a page that failed shows its message, or a generic text if it has none [RTE-11]', () => {
  const { unmount } = renderShell({ page: { config: null, failure: { status: 503, message: 'Back at noon.' } } });
  expect(screen.getByText('Back at noon.')).toBeVisible();
  unmount();
  renderShell({ page: { config: null, failure: { status: 500 } } });
  expect(screen.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeVisible();
  expect(screen.getByText(/Dat ligt aan ons/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naar de voorpagina' })).toHaveAttribute('href', '/');
});

test.each(['nl', 'en', 'es'] as const)(
  'without a valid config the page reports it in %s [BRD-06, ERR-07]',
  (language) => {
    const failure = { status: 500, message: 'errors:other.noConfigFound' };
    renderShell({ page: { config: null, language, failure } });
    const { noConfigFound } = { nl, en, es }[language].other;
    expect(screen.getByText(noConfigFound)).toBeVisible();
  },
);

test('if code fails to load, the page reports it in the shopper’s language, not the browser’s, and reloads [RTE-09]', async () => {
  const { router } = renderShell({
    routes: [
      { path: '/zomer', element: <p>home</p> },
      {
        path: '/zomer/tickets',
        loader: () => Promise.reject(new ChunkFailure(new Error('Loading chunk 7 failed. (error: https://…)'))),
        errorElement: <ErrorPage />,
        element: null,
      },
    ],
  });
  await act(() => router.navigate('/zomer/tickets?a=1'));
  expect(screen.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeVisible();
  expect(screen.queryByText(/chunk/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Opnieuw laden' })).toHaveAttribute('href', '/zomer/tickets?a=1');
  expect(screen.getByRole('link', { name: 'Naar de voorpagina' })).toHaveAttribute('href', '/zomer?a=1');
});

test('each step shows its heading, one sentence and the remote slot that sells it', () => {
  renderShell({ path: '/zomer/transportation' });
  expect(screen.getByRole('heading', { level: 1, name: 'Bus title' })).toBeVisible();
  expect(screen.getByText('module mf_transport/transportation')).toBeVisible();
});

test('the index lists the shops; each link loads a new document and keeps the query [RTE-02]', () => {
  const shops = [
    { slug: 'zomer', brand: 'solstrand', title: 'Solstrand', dateStart: '2027-07-09', place: 'Bloemendaal' },
    { slug: 'herfst', brand: 'nachtwoud', title: 'Nachtwoud', dateStart: '2027-10-15', place: 'Hoeilaart' },
  ];
  renderShell({ path: '/?utm_source=mail&language=en', page: { config: null, brand: null, shops } });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Solstrand',
    'Nachtwoud',
  ]);
  expect(screen.getByRole('link', { name: 'Nachtwoud' })).toHaveAttribute('href', '/herfst?utm_source=mail');
});
