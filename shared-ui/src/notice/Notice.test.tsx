import { render, screen } from '@testing-library/react';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

test('a new failure is an alert with an action', () => {
  render(
    <Notice tone="danger" live title="De bussen laden niet" action={<Button>Probeer opnieuw</Button>}>
      De rest van de shop werkt gewoon.
    </Notice>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('De bussen laden niet');
  expect(alert).toHaveTextContent('De rest van de shop werkt gewoon.');
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeInTheDocument();
});

test('a message that is on the page from the start does not interrupt a screen reader', () => {
  render(<Notice title="Poorten open om 12.00 uur" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
