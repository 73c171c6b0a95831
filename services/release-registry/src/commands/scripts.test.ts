import { aListeningRegistry, withPackageFolder } from '../testing/aListeningRegistry.ts';
import { aPackage } from '../testing/aPackage.ts';
import { aPlainBuild } from '../testing/aPlainBuild.ts';
import { closeRegistries } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

type PlainBuild = ReturnType<typeof aPlainBuild>;
type Line = [works: string, refused: string, exitCode: 1 | 2];

/** Each command is run once with success, in this order, and once so that it is refused (1) or not understood (2). */
const lines = (folder: string, { browserFolder, serverFile }: PlainBuild): Line[] => [
  [
    `pack ${browserFolder} ${serverFile} --out ${folder}/plain --version 1.0.0 --contracts ^5.0.0`,
    `pack ${browserFolder} --out ${folder}/plain --version 1.0.0 --contracts ^5.0.0`,
    2,
  ],
  [`publish ${folder}`, 'publish /nowhere', 1],
  ['versions mf_tickets', 'versions mf_tickets mf_basket', 2],
  ['check mf_tickets@1.1.0', 'check mf_tickets@9.9.9', 1],
  ['host', 'host /nowhere.json', 2],
  ['key --publish mf_tickets', 'key', 2],
  ['mount --brand solstrand mf_tickets@1.1.0', 'mount --brand solstrand', 2],
  [
    'activate --brand solstrand mf_tickets@1.0.0 mf_basket@1.0.0 --reason opening',
    'activate --brand solstrand mf_tickets@1.1.0 --after 7 --reason x',
    1,
  ],
  ['show --brand solstrand', 'show --brand nordlys', 1],
  [
    'canary --brand solstrand mf_basket@2.0.0 --percent 10 --after 1 --reason try',
    'canary --brand solstrand mf_tickets@1.1.0 --percent 0 --after 2 --reason x',
    2,
  ],
  ['figures --brand solstrand', 'figures', 2],
  ['figures --brand solstrand mf_tickets', 'figures --brand solstrand mf_tickets mf_basket', 2],
  ['errors mf_tickets@1.0.0', 'errors mf_tickets', 2],
  ['diff --brand solstrand', 'diff --brand solstrand --from 8', 1],
  [
    'canary --brand solstrand mf_tickets@1.1.0 --plan 5:1h:10,100 --after 2 --reason grow',
    'canary --brand solstrand mf_tickets@1.2.0 --plan 5:1h:10,100 --after 3 --reason x',
    1,
  ],
  ['why --brand solstrand --visitor v1', 'why --brand nordlys --visitor v1', 1],
  ['roll-back --brand solstrand --reason back', 'roll-back --brand solstrand --to 99 --reason x', 1],
  ['history --brand solstrand', 'history --brand solstrand --limit none', 2],
  ['waiting --brand solstrand', 'waiting --brand solstrand --second-person perhaps --reason x', 2],
  [
    'activate --brand solstrand mf_tickets@1.1.0 --after 4 --at 2026-12-24T10:00Z --reason later',
    'activate --brand solstrand mf_tickets@1.1.0 --after 4 --at Friday --reason x',
    1,
  ],
  ['preview --brand solstrand mf_tickets@1.1.0 --reason x', 'preview --brand solstrand mf_tickets --reason x', 2],
  ['waiting --brand solstrand', 'waiting', 2],
  ['waiting --brand solstrand 1 --cancel --reason x', 'waiting --brand solstrand 1 --approve', 1],
  ['token', 'token --end 0123456789ab', 1],
  ['remove --unused --check --reason tidy', 'remove --unused everything --reason x', 2],
  ['remove mf_tickets@1.2.0 --reason old', 'remove mf_tickets@1.0.0 --reason x', 1],
];

test('whether done or refused, every command prints one JSON value for scripts and lines for people, and returns an exit code [FED-04]', async () => {
  const { release, passDays } = await aListeningRegistry();
  await withPackageFolder(aPackage({ version: '1.5.0' }), async (folder) => {
    const all = lines(folder, aPlainBuild(`${folder}/plain-build`));
    const commands = JSON.parse((await release('help --json')).output);
    // An approval needs a second account, and is refused here.
    const typed = all.flat().map((line) => String(line).split(' ')[0]);
    expect(commands.filter((name: string) => !typed.includes(name))).toEqual([]);
    for (const [works, refused, exitCode] of all) {
      if (works.startsWith('remove mf_tickets')) passDays(40);
      const done = await release(`${works} --json`);
      expect([works, done.exitCode, typeof JSON.parse(done.output)]).toEqual([works, 0, 'object']);
      const not = await release(`${refused} --json`);
      expect([refused, not.exitCode]).toEqual([refused, exitCode]);
      expect(JSON.parse(not.output)).toEqual({
        error: { code: expect.any(String), message: expect.any(String), reasons: expect.any(Array) },
      });
      const forPeople = await release(refused);
      expect([forPeople.exitCode, forPeople.output.startsWith('{')]).toEqual([exitCode, false]);
    }
  });
});
