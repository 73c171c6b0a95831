import { announce } from '../announcement/announce.ts';
import { CommandError, runCommand } from './runCommand.ts';

// node services/shop-api/src/commands/announce.ts <shop> <minutes> <title> <message>, with the SHOP_DATA or DATABASE_URL of the shop; 0 minutes ends the announcement.
await runCommand(async (pool) => {
  const [slug = '', given = '', title = '', message = ''] = process.argv.slice(2);
  const minutes = Number(given);
  if (given === '' || !Number.isInteger(minutes) || minutes < 0 || (minutes > 0 && title === ''))
    throw new CommandError('Usage: <shop> <minutes> <title> <message>; 0 minutes ends the announcement.');
  const announced = await announce(pool, { slug, minutes, title, message });
  if (!announced.ok) throw new CommandError(`There is no shop ${slug}.`);
  return minutes === 0 ? `${slug} announces nothing now.` : `${slug} shows it for ${minutes} minutes.`;
});
