/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { fireEvent, render, screen } from '@testing-library/react';
import { prefetchLinks } from './prefetchLinks.ts';

const prepare = jest.fn(async (_: string) => {});
beforeAll(() => prefetchLinks(prepare));
beforeEach(() => prepare.mockClear());

const tell = (line: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });

const showLinks = () =>
  render(
    <>
      <a href="/zomer/transportation?a=1">
        <span>Bus</span>
      </a>
      <a href="https://elsewhere.example/zomer/tickets">Elsewhere</a>
      <a href="/zomer/map.pdf" download>
        Map
      </a>
      <button type="button">More</button>
    </>,
  );

test('a link’s page is fetched when the link is pointed at, focused or touched, on any element inside it [RTE-14]', () => {
  tell(undefined);
  showLinks();
  fireEvent.pointerOver(screen.getByText('Bus'));
  fireEvent.focusIn(screen.getByRole('link', { name: 'Bus' }));
  fireEvent.pointerDown(screen.getByText('Bus'));
  expect(prepare.mock.calls).toEqual(Array(3).fill(['/zomer/transportation?a=1']));
});

test('with data saver a link’s page is fetched only when a press begins [RTE-14]', () => {
  tell({ saveData: true });
  showLinks();
  fireEvent.pointerOver(screen.getByText('Bus'));
  fireEvent.focusIn(screen.getByRole('link', { name: 'Bus' }));
  expect(prepare).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Bus'));
  expect(prepare.mock.calls).toEqual([['/zomer/transportation?a=1']]);
});

test('links to other sites, downloads and buttons are not prefetched', () => {
  tell(undefined);
  showLinks();
  for (const text of ['Elsewhere', 'Map', 'More']) fireEvent.pointerOver(screen.getByText(text));
  expect(prepare).not.toHaveBeenCalled();
});
