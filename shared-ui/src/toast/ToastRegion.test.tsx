import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToasts } from './createToasts.ts';
import { ToastRegion } from './ToastRegion.tsx';

test('a message shown from outside React appears, and disappears when it is closed', async () => {
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} label="Meldingen" closeLabel="Sluiten" />);
  act(() => void toasts.show({ title: 'Ingelogd als Noor', text: 'Je gegevens zijn ingevuld.', tone: 'success' }));
  expect(await screen.findByText('Ingelogd als Noor')).toBeInTheDocument();
  expect(screen.getByText('Je gegevens zijn ingevuld.')).toBeInTheDocument();
  const close = document.querySelector('button[aria-label="Sluiten"]');
  await userEvent.click(close as HTMLButtonElement);
  await waitFor(() => expect(screen.queryByText('Je gegevens zijn ingevuld.')).not.toBeInTheDocument());
});

test('a message disappears after its time', async () => {
  jest.useFakeTimers();
  const toasts = createToasts();
  render(<ToastRegion toasts={toasts} label="Meldingen" closeLabel="Sluiten" />);
  act(() => void toasts.show({ title: 'Toegevoegd', duration: 3000 }));
  expect(screen.getByText('Toegevoegd')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('Toegevoegd')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('Toegevoegd')).not.toBeInTheDocument();
  jest.useRealTimers();
});
