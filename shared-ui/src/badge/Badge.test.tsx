import { render, screen } from '@testing-library/react';
import { Badge } from './Badge.tsx';

test('a badge shows its text in the given tone', () => {
  render(<Badge tone="plain">Uitverkocht</Badge>);
  expect(screen.getByText('Uitverkocht')).toHaveClass('badge', 'plain');
});
