/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { screen } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';
import { setOnline } from '../../../testing/setOnline.ts';
import { RemoteSlotFailure } from './RemoteSlotFailure.tsx';

test('a part that failed is tried again automatically when the connection returns [BYD-06]', () => {
  const onRetry = jest.fn();
  const { unmount } = renderShell({ part: <RemoteSlotFailure onRetry={onRetry} /> });
  expect(screen.getByRole('button', { name: /opnieuw/i })).toBeVisible();
  setOnline(false);
  expect(onRetry).not.toHaveBeenCalled();
  setOnline(true);
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  setOnline(true);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
