/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { createMemoryRouter } from 'react-router-dom';
import { followCanonical } from './followCanonical.ts';

test('the canonical address, which phones share, is the current page’s address without the query', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://zomer.example/zomer">';
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/zomer'] });
  followCanonical({ router, origin: 'https://zomer.example' });
  await router.navigate('/zomer/tickets?cartId=1');
  expect(document.querySelector('link')?.href).toBe('https://zomer.example/zomer/tickets');
});
