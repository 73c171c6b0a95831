import { installScriptGate } from './scriptGate.ts';

const registryOrigin = 'https://registry.example';
const path = 'mf_tickets/1.1.0/browser/382.js';

beforeAll(() => {
  installScriptGate({ integrity: { [path]: 'sha384-published', '/assets/shop.js': 'sha256-own' }, registryOrigin });
});

/** Adds a script as a bundler's runtime does. */
const add = (src: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = src;
  return document.head.appendChild(script);
};

test('each script of a remote or of the host gets its published hash, no matter which code adds it [FED-08]', () => {
  expect(add(`/remotes/${path}`)).toMatchObject({ integrity: 'sha384-published', crossOrigin: 'anonymous' });
  expect(add('/assets/shop.js').integrity).toBe('sha256-own');
});

test('a script that is not published gets no hash, so the page’s policy refuses it [FED-08]', () => {
  expect(add('/remotes/mf_tickets/1.1.0/browser/planted.js').integrity).toBeFalsy();
});

test('a retry goes to the registry and the next one to the page’s origin, each with a different address [FED-05]', () => {
  const again = [1, 2, 3].map(() => add(`/remotes/${path}`));
  expect(again.map(({ src }) => src)).toEqual([
    `${registryOrigin}/files/${path}?try=1`,
    `${location.origin}/remotes/${path}?try=2`,
    `${registryOrigin}/files/${path}?try=3`,
  ]);
  expect(again.map(({ integrity }) => integrity)).toEqual(Array(3).fill('sha384-published'));
});

test('an element that is not a script with an address is added unchanged', () => {
  const style = document.createElement('link');
  expect(document.head.appendChild(style)).toBe(style);
  const inline = document.createElement('script');
  inline.type = 'application/json';
  expect(document.head.appendChild(inline).hasAttribute('crossorigin')).toBe(false);
});
