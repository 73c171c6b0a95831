import { render, screen } from '@testing-library/react';
import { Badge } from './Badge.tsx';

test('a badge says its word, in the tone it was given', () => {
  render(<Badge tone="plain">Uitverkocht</Badge>);
  expect(screen.getByText('Uitverkocht')).toHaveClass('badge', 'plain');
});
