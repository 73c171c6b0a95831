import { bareDatabase } from '@festival/shop-api/testing/testDatabase';
import { requireDatabase } from './requireDatabase.ts';

test('an unusable database is reported in a sentence without its password', async () => {
  const { url, drop } = await bareDatabase();
  await expect(requireDatabase(url)).resolves.toBeUndefined();
  const unreachable = requireDatabase('postgresql://shop:se-cret@127.0.0.1:1/shop');
  await expect(unreachable).rejects.toThrow(
    /^The PostgreSQL of DATABASE_URL can't be used \(.*ECONNREFUSED.*\): check that it is running/,
  );
  await expect(unreachable).rejects.not.toThrow(/se-cret/);
  await expect(requireDatabase(url.replace(/\/\w+$/, '/none'))).rejects.toThrow(/database "none" does not exist/);
  await drop();
});
