import { compareAddress } from './compareAddress.ts';

const [before, after] = ['a', 'b'].map((digit) => digit.repeat(40)) as [string, string];
const between = (repository: string, other = repository) =>
  compareAddress({ commit: before, repository }, { commit: after, repository: other });

test.each([
  ['https://github.com/festival/shop', `https://github.com/festival/shop/compare/${before}...${after}`],
  ['ssh://github.com/festival/shop', `https://github.com/festival/shop/compare/${before}...${after}`],
  ['https://gitlab.example/a/b/shop', `https://gitlab.example/a/b/shop/-/compare/${before}...${after}`],
  ['ssh://bitbucket.org/a/shop', `https://bitbucket.org/a/shop/branches/compare/${after}..${before}`],
  ['https://git.example/shop', undefined],
  ['https://notgithub.com/a/shop', undefined],
])('two commits of %s are compared at their forge [BYD-08]', (repository, address) => {
  expect(between(repository)).toBe(address);
});

test('there is no compare address for two repositories, an unknown commit, or a single commit [BYD-08]', () => {
  expect(between('https://github.com/a/shop', 'https://github.com/b/shop')).toBeUndefined();
  expect(compareAddress(undefined, { commit: after, repository: 'https://github.com/a/shop' })).toBeUndefined();
  const same = { commit: after, repository: 'https://github.com/a/shop' };
  expect(compareAddress(same, same)).toBeUndefined();
});
