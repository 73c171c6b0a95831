/** @jest-environment ./host/testing/pageEnvironment.cjs */

import { act, screen } from '@testing-library/react';
import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { routeRow } from '../../../testing/everyRoute.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { renderShell } from '../../../testing/renderShell.tsx';
import { shopRoutes } from '../../app/router/shopRoutes.tsx';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import type { GuardName } from '../routeRow.ts';
import { guardLoader } from './guardLoader.ts';

const page = pageFor();
const Nothing = () => null;

/** A route below the test's shop with these guards in its row. */
const routeWith = (...guards: string[]) => ({
  id: 'guarded',
  path: '/zomer/guarded',
  loader: guardLoader(
    () => page,
    { ...routeRow('slug'), guards: guards as GuardName[] },
    () => undefined,
  ),
  element: <p>the page</p>,
  errorElement: <ErrorPage />,
  HydrateFallback: Nothing,
});

test('an unmatched route is a 404, and an unknown guard is a 500, each with its text; a redirect is not an error [RTE-08]', async () => {
  const statusOf = async (routes: RouteObject[], path: string) => {
    const answer = await createStaticHandler(routes).query(new Request(`http://shop.example${path}`));
    return answer instanceof Response ? answer.status : answer.statusCode;
  };
  expect(await statusOf(shopRoutes(page), '/zomer/karaoke')).toBe(404);
  const { router, unmount } = renderShell({ path: '/zomer/karaoke', page: { language: 'en' } });
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();

  expect(await statusOf(shopRoutes(page), '/zomer/transport?a=1')).toBe(302);
  await act(() => router.navigate('/zomer/transport?a=1'));
  expect(router.state.location).toMatchObject({ pathname: '/zomer/transportation', search: '?a=1' });
  expect(router.state.errors).toBeNull();
  expect(await screen.findByText('module mf_transport/transportation')).toBeVisible();
  unmount();

  const guarded = [routeWith('karaoke')];
  expect(await statusOf(guarded, '/zomer/guarded')).toBe(500);
  renderShell({ path: '/zomer/guarded', routes: guarded });
  expect(await screen.findByText('Unknown middleware karaoke')).toBeVisible();
  expect(screen.getByText('500')).toBeInTheDocument();
});

test('a redirect to a path outside the shop loads another page', async () => {
  const login = {
    id: 'login',
    path: '/login',
    loader: guardLoader(
      () => page,
      routeRow('login'),
      () => undefined,
    ),
  };
  const answer = await createStaticHandler([login]).query(new Request('http://shop.example/login?a=1'));
  if (!(answer instanceof Response)) throw new Error('no redirect');
  // Because of this header, React Router loads a new document in the browser.
  expect([...answer.headers]).toEqual(
    expect.arrayContaining([
      ['location', '/login?a=1'],
      ['x-remix-reload-document', 'true'],
    ]),
  );
});
