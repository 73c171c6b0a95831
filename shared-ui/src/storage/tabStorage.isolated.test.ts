/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { tabStorage } from './tabStorage.ts';

const refuse = () =>
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a value is stored in the tab’s storage', () => {
  tabStorage.setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
  expect(tabStorage.getItem('a')).toBe('1');
  expect(tabStorage.keys()).toEqual(['a']);
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
});

test('if the browser refuses storage, the page keeps the value in memory and does not throw', () => {
  refuse();
  tabStorage.setItem('a', '1');
  expect(tabStorage.getItem('a')).toBe('1');
  expect(tabStorage.getItem('b')).toBeNull();
  expect(tabStorage.keys()).toEqual(['a']);
  tabStorage.removeItem('a');
  expect(tabStorage.getItem('a')).toBeNull();
});

test('a value that exceeds the quota still replaces the former one', () => {
  tabStorage.setItem('a', '1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabStorage.setItem('a', '2');
  expect(tabStorage.getItem('a')).toBe('2');
  full.mockRestore();
  tabStorage.setItem('a', '3');
  expect(tabStorage.getItem('a')).toBe('3');
});
