import { trustScripts } from './trustScripts.ts';

test('a script’s address must belong to the shop’s files or the registry’s, and no text becomes HTML or code [FED-08]', () => {
  let rules: Record<string, (given: string) => string | null> = {};
  Object.assign(window, {
    trustedTypes: {
      createPolicy(name: string, given: typeof rules) {
        expect(name).toBe('default');
        rules = given;
      },
    },
  });
  trustScripts('https://registry.example');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  const trusted = (address: string) => rules.createScriptURL?.(address) === address;
  const mine = [
    '/assets/shop.js',
    '/remotes/mf_tickets/1.0.0/browser/a.js?try=1',
    'https://registry.example/files/a.js',
  ];
  expect(mine.map(trusted)).toEqual([true, true, true]);
  const others = [
    'https://evil.example/a.js',
    '/api/shopping/a',
    '/remotes/../api/a',
    'data:text/javascript,1',
    'https://registry.example/a.js',
  ];
  expect(others.map(trusted)).toEqual([false, false, false, false, false]);
});
