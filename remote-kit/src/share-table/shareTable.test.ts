import { shareTable } from './shareTable.ts';

const specifiers = shareTable().map(({ specifier }) => specifier);

test('modules with state or context in module scope are shared, once each', () => {
  expect(specifiers).toEqual(
    expect.arrayContaining(['react', 'react/jsx-runtime', 'jotai', 'jotai/utils', 'react-i18next', 'react-router-dom']),
  );
  expect(new Set(specifiers).size).toBe(specifiers.length);
});

test('every subpath of the contracts that a browser may import is shared, each under its own name', () => {
  const contracts = specifiers.filter((name) => name.startsWith('@festival/shared-contracts/'));
  expect(contracts).toContain('@festival/shared-contracts/money/formatMoney');
  expect(contracts).not.toContain('@festival/shared-contracts');
});
