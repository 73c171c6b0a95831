import { listedSteps } from './listedSteps.ts';

test('each step that a brand’s shops list is reported to the registry once [STP-06, FED-04]', () => {
  const listed = listedSteps();
  listed.add('solstrand', ['tickets', 'lockers']);
  listed.add('solstrand', ['lockers', 'basket']);
  listed.add('nachtwoud', ['tickets']);
  expect([...listed.take()]).toEqual([
    ['solstrand', ['tickets', 'lockers', 'basket']],
    ['nachtwoud', ['tickets']],
  ]);
  listed.add('solstrand', ['tickets']);
  expect([...listed.take()]).toEqual([]);
});
