import { render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyComponent } from './lazyComponent.tsx';

const Part = ({ name }: { name: string }) => <p>here is {name}</p>;

/** Behaves like a remote slot: shows the failure, and renders again at a press. */
class Slot extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error ? (
      <button type="button" onClick={() => this.setState({ error: null })}>
        Again
      </button>
    ) : (
      this.props.children
    );
  }
}

let reported: unknown[];
let now = 0;
beforeEach(() => {
  reported = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Fails to load this many times, and then loads the component. */
const failing = (times: number) => {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('no chunk');
    return Part;
  });
  return load;
};

const shown = (Shown: ComponentType<{ name: string }>) => (
  <Suspense fallback={<p>waits</p>}>
    <Shown name="it" />
  </Suspense>
);

test('the code is loaded once for all uses', async () => {
  const load = failing(0);
  const Late = lazyComponent(load);
  render(shown(Late));
  expect(await screen.findByText('here is it')).toBeVisible();
  render(shown(Late));
  expect(screen.getAllByText('here is it')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that failed to load is reported, a replacement is shown, and a later rendering retries [ERR-04]', async () => {
  const load = failing(1);
  const Late = lazyComponent(load, () => <p>without it</p>);
  const { rerender } = render(shown(Late));
  expect(await screen.findByText('without it')).toBeVisible();
  expect(reported).toEqual([new Error('no chunk')]);
  rerender(shown(Late));
  expect(load).toHaveBeenCalledTimes(1);
  now += 1_000;
  rerender(shown(Late));
  expect(await screen.findByText('here is it')).toBeVisible();
});

test('without a replacement, the error boundary gets the error, and a press tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Late = lazyComponent(failing(1));
  render(<Slot>{shown(Late)}</Slot>);
  const again = await screen.findByRole('button', { name: 'Again' });
  now += 1_000;
  again.click();
  expect(await screen.findByText('here is it')).toBeVisible();
  expect(reported).toEqual([]);
});
