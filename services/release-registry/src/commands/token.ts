import type { RegistryClient } from '../client/registryClient.ts';
import { timeText } from '../text/timeText.ts';
import { rightsText } from '../tokens/rights.ts';
import { columns } from './columns.ts';
import { command, done, misused, type Outcome, refused } from './command.ts';

export const token = command({
  usage:
    'festival-release token [--owner <name> [--publish <remote>,…] [--activate <brand>,…] [--host] [--watch]] | [--end <id>]   (with the operator’s token)',
  summary: 'makes a token for a team or a release manager, lists them, or ends one',
  required: [],
  optional: ['owner', 'publish', 'activate', 'end'],
  flags: ['host', 'watch'],
  async run({ client, words, options: { owner, end, ...rights }, flags }) {
    if (words.length > 0) return misused(`A token takes no ${words.join(' ')}; name its owner with --owner.`);
    if (end !== undefined) {
      const ended = await client.endToken(end);
      return ended.ok ? done(ended.value, `The token ${end} is not believed any more.`) : refused(ended.error);
    }
    if (owner === undefined) return list(client);
    const wanted = {
      publish: listed(rights.publish),
      activate: listed(rights.activate),
      host: flags.has('host'),
      watch: flags.has('watch'),
    };
    if (rightsText(wanted) === '')
      return misused('Say what it allows: --publish mf_tickets, --activate solstrand, --host, --watch.');
    const made = await client.makeToken(owner, wanted);
    if (!made.ok) return refused(made.error);
    return done(
      made.value,
      `${made.value.owner} may ${rightsText(made.value.rights)} with this token, which is not shown again:`,
      made.value.token,
    );
  },
});

async function list(client: RegistryClient): Promise<Outcome> {
  const found = await client.tokens();
  if (!found.ok) return refused(found.error);
  const { tokens } = found.value;
  if (tokens.length === 0) return done(found.value, 'There is no token but the operator’s.');
  const rows = tokens.map(({ id, owner, rights, madeAt }) => [id, owner, timeText(madeAt), rightsText(rights)]);
  return done(found.value, ...columns([['token', 'owner', 'made', 'may'], ...rows]));
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
