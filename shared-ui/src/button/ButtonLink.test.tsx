import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ButtonLink } from './ButtonLink.tsx';

test('a link that looks like a button has the role of a link', () => {
  render(<ButtonLink href="/solstrand/travel">Naar reizen</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Naar reizen' })).toHaveAttribute('href', '/solstrand/travel');
});

const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={`/app${to}`} {...rest} />;

test("the router's own link can be the element", () => {
  render(
    <ButtonLink render={<RouterLink to="/tickets" />} variant="secondary">
      Tickets
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Tickets' });
  expect(link).toHaveAttribute('href', '/app/tickets');
  expect(link).toHaveClass('button', 'secondary');
});
