import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Basket({ closable }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mandje
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Je mandje"
        description="Twee tickets"
        closeLabel="Sluiten"
        closable={closable}
        placement="side"
        footer={<button type="button">Afrekenen</button>}
      >
        <button type="button">Minder</button>
      </Dialog>
    </>
  );
}

async function opened(closable?: boolean) {
  render(<Basket closable={closable} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mandje' }));
  return screen.findByRole('dialog', { name: 'Je mandje' });
}

test('focus moves into the dialog, Escape closes it, and focus returns to the control that opened it', async () => {
  const dialog = await opened();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(dialog).toHaveAccessibleDescription('Twee tickets');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mandje' })).toHaveFocus());
});

test('the text of a modal is read after its title, whichever control has the focus [OVL-11]', async () => {
  render(
    <Dialog open onClose={() => {}} title="Zeker weten?" text="Alles gaat uit je mandje." closeLabel="Sluiten">
      <button type="button">Ja</button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Zeker weten?' });
  await waitFor(() => expect(dialog).toHaveAccessibleDescription('Alles gaat uit je mandje.'));
  expect(screen.getByText('Alles gaat uit je mandje.')).toBeVisible();
});

test('a panel that cannot be closed gets the focus itself, and shows its top [OVL-02, OVL-11]', async () => {
  const dialog = await opened(false);
  await waitFor(() => expect(dialog).toHaveFocus());
});

test('the close button closes the dialog', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('if closing is not allowed, Escape does nothing and there is no close button', async () => {
  const dialog = await opened(false);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
});

test('a closed dialog is not in the page', () => {
  render(<Basket />);
  expect(screen.queryByText('Je mandje')).not.toBeInTheDocument();
});

test('when the focused element is removed from a dialog, the dialog gets the focus [OVL-11]', async () => {
  const basket = (lines: string[]) => (
    <Dialog open onClose={() => {}} title="Je mandje" closeLabel="Sluiten">
      {lines.map((line) => (
        <button key={line} type="button">
          {line}
        </button>
      ))}
    </Dialog>
  );
  const { rerender } = render(basket(['Weekend', 'Zondag']));
  const dialog = await screen.findByRole('dialog', { name: 'Je mandje' });
  await userEvent.click(screen.getByRole('button', { name: 'Zondag' }));
  rerender(basket(['Weekend']));
  await waitFor(() => expect(dialog).toHaveFocus());
});

test('a covered dialog stays visible, and neither Escape nor a press closes it [OVL-11]', async () => {
  const onClose = jest.fn();
  render(<Dialog open covered onClose={onClose} title="Je mandje" closeLabel="Sluiten" />);
  const dialog = await screen.findByRole('dialog', { name: 'Je mandje' });
  expect(dialog.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(onClose).not.toHaveBeenCalled();
});
