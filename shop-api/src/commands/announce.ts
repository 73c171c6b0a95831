import { announce } from '../announcement/announce.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node shop-api/src/commands/sayNotice.ts <shop> <minutes> <title> <message>; SHOP_DATA or DATABASE_URL as the shop has it; 0 minutes takes notices away.
await runCommand(async (pool) => {
  const [slug = '', given = '', title = '', message = ''] = process.argv.slice(2);
  const minutes = Number(given);
  if (given === '' || !Number.isInteger(minutes) || minutes < 0 || (minutes > 0 && title === ''))
    throw new CommandError('Say: <shop> <minutes> <title> <message>; with 0 minutes the shop falls silent.');
  const found = await announce(pool, { slug, minutes, title, message });
  if (!found) throw new CommandError(`There is no shop ${slug}.`);
  return minutes === 0 ? `${slug} says nothing now.` : `${slug} says so for ${minutes} minutes.`;
});
