import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NativeSelect } from './NativeSelect.tsx';

const draw = (error?: string) =>
  render(
    <NativeSelect label="Land" hint="Waar je woont" error={error} name="country" autoComplete="country" defaultValue="">
      <option value="">Kies</option>
      <option value="NL">Nederland</option>
    </NativeSelect>,
  );

test('the list has its label and its hint, and reports the chosen option', async () => {
  draw();
  const list = screen.getByRole('combobox', { name: 'Land' });
  expect(list).toHaveAccessibleDescription('Waar je woont');
  await userEvent.selectOptions(list, 'Nederland');
  expect(list).toHaveValue('NL');
});

test('an error marks the list as invalid, and a screen reader reads it with the list [CHK-10]', () => {
  draw('Kies een land.');
  const list = screen.getByRole('combobox', { name: 'Land' });
  expect(list).toBeInvalid();
  expect(list).toHaveAccessibleDescription('Kies een land. Waar je woont');
});
