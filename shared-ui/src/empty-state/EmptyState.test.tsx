import { render, screen } from '@testing-library/react';
import { TicketX } from 'lucide-react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

test('an empty list has a heading, an explanation and a next action', () => {
  render(
    <EmptyState icon={TicketX} title="Nog geen tickets" action={<ButtonLink href="/">Andere festivals</ButtonLink>}>
      Kom later terug.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Nog geen tickets', level: 2 })).toBeInTheDocument();
  expect(screen.getByText('Kom later terug.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Andere festivals' })).toBeInTheDocument();
});
