import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { TextField } from './TextField.tsx';

test('label, hint and error are connected to the input [CHK-10]', () => {
  render(
    <TextField
      label="E-mailadres"
      hint="Hier sturen we je tickets heen."
      error="Dit is geen e-mailadres. Controleer het stuk na de @."
      type="email"
      autoComplete="email"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mailadres' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    'Dit is geen e-mailadres. Controleer het stuk na de @. Hier sturen we je tickets heen.',
  );
  expect(input).toHaveAttribute('autocomplete', 'email');
});

test("a field without an error is valid, and a form library can use the input's ref", () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Voornaam" aside="(niet verplicht)" ref={ref} id="firstName" />);
  const input = screen.getByRole('textbox', { name: 'Voornaam (niet verplicht)' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(ref.current).toBe(input);
});
