import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './Select.tsx';

const options = [
  { value: 'NL', label: 'Nederland' },
  { value: 'BE', label: 'België' },
  { value: 'DE', label: 'Duitsland', disabled: true },
];

function Country({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Land"
      options={options}
      value={value}
      onChange={setValue}
      placeholder="Kies een land"
      error={error}
    />
  );
}

test('one opens the list, picks by keyboard, and reads the choice', async () => {
  render(<Country />);
  const control = screen.getByRole('combobox', { name: 'Land' });
  expect(control).toHaveTextContent('Kies een land');
  control.focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'België' }));
  expect(control).toHaveTextContent('België');
});

test('the error belongs to the control [CHK-10]', () => {
  render(<Country error="Kies het land waar je woont." />);
  const control = screen.getByRole('combobox', { name: 'Land' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Kies het land waar je woont.');
});
