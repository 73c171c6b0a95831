import { createI18n } from '@festival/shared-ui/texts/createI18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RemoteSlot } from './RemoteSlot.tsx';
import {
  type ReadyModule,
  type RemoteModuleSource,
  RemoteModuleSourceContext,
  type SlotAddress,
  settled,
} from './remoteModuleSource.ts';

const texts = createI18n({
  language: 'en',
  texts: { host: { remoteSlot: { title: 'Not here', text: 'The rest goes on', retry: 'Try again' } } },
});

const Text = ({ data }: { data?: unknown }) => <p>{String(data)}</p>;
const ready = (text: string): ReadyModule => ({ Component: Text, data: text });

/** A source that returns these answers one after the other. */
function sourceOf(...answers: (() => Promise<ReadyModule>)[]) {
  const others: boolean[] = [];
  const isCurrent: boolean[] = [];
  const read: SlotAddress[] = [];
  const reported: unknown[] = [];
  const source: RemoteModuleSource = {
    load(place) {
      read.push(place);
      return (answers.shift() ?? (() => new Promise<ReadyModule>(() => {})))();
    },
    failed(error) {
      reported.push(error);
      return others.shift() ?? false;
    },
    shown: () => isCurrent.shift() ?? true,
  };
  return { source, read, reported, others, isCurrent };
}

const Skeleton = () => <p>skeleton</p>;

const page = (source: RemoteModuleSource, children: ReactNode) => (
  <I18nextProvider i18n={texts}>
    <RemoteModuleSourceContext value={source}>{children}</RemoteModuleSourceContext>
  </I18nextProvider>
);

const slot = (query = '') => <RemoteSlot module="mf_tickets/tickets" query={query} Skeleton={Skeleton} />;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

test('a loaded remote slot is shown at once, without its skeleton', () => {
  const { source } = sourceOf(() => settled(ready('tickets')));
  render(page(source, slot()));
  expect(screen.getByText('tickets')).toBeVisible();
  expect(screen.queryByText('skeleton')).toBeNull();
});

test('a remote slot that fails affects no other part of the page, and can be tried again', async () => {
  const { source, reported } = sourceOf(
    () => Promise.reject(new Error('no code')),
    async () => ready('tickets'),
  );
  await act(async () => {
    render(
      page(
        source,
        <>
          <h1>Shop</h1>
          {slot()}
        </>,
      ),
    );
  });
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(reported).toEqual([expect.objectContaining({ message: 'no code' })]);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('tickets')).toBeVisible();
});

const Broken = () => {
  throw new Error('planted');
};

test('a remote slot that throws while rendering affects no other part of the page', async () => {
  const { source, reported } = sourceOf(() => settled({ Component: Broken, data: undefined }));
  render(page(source, slot()));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reported).toEqual([expect.objectContaining({ message: 'planted' })]);
});

test('a version that throws while rendering is replaced by the last good version, without a press [FED-05]', async () => {
  const { source, reported, others } = sourceOf(
    () => settled({ Component: Broken, data: undefined }),
    async () => ready('last good'),
  );
  others.push(true);
  await act(async () => void render(page(source, slot())));
  expect(await screen.findByText('last good')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(reported).toEqual([expect.objectContaining({ message: 'planted' })]);
});

const BrokenLater = () => {
  useEffect(() => {
    throw new Error('planted in an effect');
  }, []);
  return <p>tickets</p>;
};

test('a version that throws in its first effect does not count as shown', async () => {
  const { source, reported } = sourceOf(() => settled({ Component: BrokenLater, data: undefined }));
  const shown = jest.spyOn(source, 'shown');
  await act(async () => void render(page(source, slot())));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(reported).toHaveLength(1);
  expect(shown).not.toHaveBeenCalled();
});

test('if the page has chosen another version in the meantime, the slot loads that version [FED-03]', async () => {
  const { source, isCurrent } = sourceOf(
    () => settled(ready('new')),
    async () => ready('last good'),
  );
  isCurrent.push(false);
  render(page(source, slot()));
  expect(await screen.findByText('last good')).toBeVisible();
});

let renders = 0;
const Counted = () => {
  renders += 1;
  return <p>tickets</p>;
};

function Ticking() {
  const [count, setCount] = useState(0);
  return (
    <section aria-label={`tick ${count}`}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Tick
      </button>
      <RemoteSlot module="mf_tickets/tickets" params={{}} Skeleton={Skeleton} />
    </section>
  );
}

test('a tick above a remote slot does not render the slot again, and does not replace it', async () => {
  renders = 0;
  const { source, read } = sourceOf(() => settled({ Component: Counted, data: undefined }));
  render(page(source, <Ticking />));
  for (let count = 0; count < 3; count += 1) act(() => screen.getByRole('button', { name: 'Tick' }).click());
  expect(screen.getByRole('region', { name: 'tick 3' })).toBeVisible();
  expect(renders).toBe(1);
  expect(read).toHaveLength(1);
});

test('another query loads the data again', () => {
  const { source, read } = sourceOf(
    () => settled(ready('all')),
    () => settled(ready('two persons')),
  );
  const { rerender } = render(page(source, slot()));
  rerender(page(source, slot('persons=2')));
  expect(screen.getByText('two persons')).toBeVisible();
  expect(read.map(({ query }) => query)).toEqual(['', 'persons=2']);
});
