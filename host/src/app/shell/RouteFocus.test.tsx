/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { act, screen } from '@testing-library/react';
import { renderShell } from '../../../testing/renderShell.tsx';

test('a navigation moves the focus to the new page’s content, and screen readers announce its title [I18-08, LAY-03]', async () => {
  const { router } = renderShell({ path: '/zomer/tickets' });
  const content = document.getElementById('content');
  expect(content).not.toHaveFocus();
  await act(() => router.navigate('/zomer/merchandise'));
  expect(content).toHaveFocus();
  expect(content).toHaveAccessibleName(document.title);
  expect(document.title).toMatch(/^Merchandise · /);
  await act(() => router.navigate('/zomer/karaoke'));
  expect(screen.getByRole('group', { name: /^Deze pagina bestaat niet · / })).toBe(content);
});
