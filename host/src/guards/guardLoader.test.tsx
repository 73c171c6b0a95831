/** @jest-environment ./host/jest/pageEnvironment.cjs */
import type { GuardName } from '@festival/shared-contracts/routes/routeRow';
import { routeRow } from '@festival/shared-contracts/routes/routeTable';
import { act, screen } from '@testing-library/react';
import { createStaticHandler } from 'react-router-dom';
import { pageFor } from '../../jest/pageFor.ts';
import { renderShell } from '../../jest/renderShell.tsx';
import { ErrorPage } from '../error-page/ErrorPage.tsx';
import { guardLoader } from './guardLoader.ts';

const page = pageFor();

/** A route below the test's shop whose row lists these guards. */
const routeWith = (...guards: string[]) => ({
  id: 'guarded',
  path: '/zomer/guarded',
  loader: guardLoader(page, { ...routeRow('slug'), guards: guards as GuardName[] }),
  element: <p>the page</p>,
  errorElement: <ErrorPage />,
  HydrateFallback: () => null,
});

test('an unknown guard answers 500, on the server and in the browser: Unknown middleware {name} [RTE-08]', async () => {
  const route = routeWith('karaoke');
  const answer = await createStaticHandler([route]).query(new Request('http://shop.example/zomer/guarded'));
  expect(answer).toMatchObject({ statusCode: 500, errors: { guarded: { data: 'Unknown middleware karaoke' } } });
  const { router } = renderShell({ path: '/zomer/guarded', routes: [route] });
  expect(await screen.findByText('Unknown middleware karaoke')).toBeVisible();
  expect(screen.getByText('500')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/zomer/guarded');
});

test('a redirect is an answer, and never shown as an error [RTE-08]', async () => {
  const { router } = renderShell({ path: '/zomer' });
  await act(() => router.navigate('/zomer/transport?a=1'));
  expect(router.state.location).toMatchObject({ pathname: '/zomer/transportation', search: '?a=1' });
  expect(router.state.errors).toBeNull();
  expect(await screen.findByText('module mf_transport/transportation')).toBeVisible();
});

test('a redirect out of the shop loads another page', async () => {
  const login = { id: 'login', path: '/login', loader: guardLoader(page, routeRow('login')) };
  const answer = await createStaticHandler([login]).query(new Request('http://shop.example/login?a=1'));
  if (!(answer instanceof Response)) throw new Error('no redirect');
  // By this header the router of a browser leaves the page.
  expect([...answer.headers]).toEqual(
    expect.arrayContaining([
      ['location', '/login?a=1'],
      ['x-remix-reload-document', 'true'],
    ]),
  );
});
