import { remoteNames, withNames } from './templateNames.ts';

test('each place has its own form of a name', () => {
  expect(remoteNames('mf-late-checkout')).toEqual({
    folder: 'mf-late-checkout',
    runtime: 'mf_late_checkout',
    step: 'late-checkout',
    module: 'lateCheckout',
    component: 'LateCheckout',
    title: 'Late checkout',
  });
});

test.each(['lockers', 'mf-', 'mf_lockers', 'mf-Lockers', 'mf-../up'])('%s is not a valid name of a remote', (name) => {
  expect(remoteNames(name)).toBeNull();
});

test('each form of the template’s name becomes the same form of the new remote’s name', () => {
  const names = remoteNames('mf-late-checkout');
  if (!names) throw new Error('no name');
  expect(withNames("mf_sample mf-sample 'sample-step' SampleList sample.tsx, Sample step", names)).toBe(
    "mf_late_checkout mf-late-checkout 'late-checkout' LateCheckoutList lateCheckout.tsx, Late checkout",
  );
});
