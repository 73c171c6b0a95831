import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';
import { signatures } from '../after-sale/ticket-list/listKey.ts';
import { readTicketList } from '../after-sale/ticket-list/readTicketList.ts';
import { ticketListKeys } from '../after-sale/ticket-list/ticketListKeys.ts';
import { listFormats, ticketListText } from '../after-sale/ticket-list/ticketListText.ts';
import { CommandError, runCommand } from './runCommand.ts';

const usage = 'Usage: <event> valid|revoked <file> [--format json|csv] [--since 2027-07-01T12:00:00Z]; or --keys';
const argumentsSchema = z.object({
  eventId: z.string().min(1),
  list: z.enum(['valid', 'revoked']),
  file: z.string().min(1),
  format: z.enum(listFormats).default('json'),
  since: z.iso.datetime({ offset: true }).optional(),
});

// node services/shop-api/src/commands/ticketList.ts, with TICKET_LIST_KEYS and the SHOP_DATA or DATABASE_URL of the shop.
await runCommand(async (pool) => {
  const { TICKET_LIST_KEYS: keys } = readEnvironment(z.object({ TICKET_LIST_KEYS: ticketListKeys() }), process.env);
  if (keys.length === 0)
    throw new CommandError(
      'TICKET_LIST_KEYS is not set, and a list is always signed. Make a key: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
    );
  const { values, positionals } = parsed();
  if (values.keys) return keys.map(({ id, publicKeyPem }) => `${id}\n${publicKeyPem}`).join('\n');
  const [eventId, list, file] = positionals;
  const request = argumentsSchema.safeParse({ eventId, list, file, format: values.format, since: values.since }).data;
  if (!request) throw new CommandError(usage);
  const read = await readTicketList(pool, { ...request, since: request.since ?? null });
  if (!read.ok) throw new CommandError(`There is no event ${request.eventId}.`);
  const text = ticketListText(read.value, request.format);
  // Codes open gates, so only the file's owner may read it.
  await writeFile(request.file, text, { mode: 0o600 });
  for (const { key, signature } of signatures(text, keys))
    await writeFile(`${request.file}.${key}.sig`, Buffer.from(signature, 'base64'));
  const { tickets, madeAt } = read.value;
  return `${tickets.length} codes in ${request.file}, made at ${madeAt}, with a signature of each key next to it.`;
});

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, since: { type: 'string' }, keys: { type: 'boolean', default: false } },
    });
  } catch {
    throw new CommandError(usage);
  }
}
