import { readAs } from '@festival/service-kit/settings/readAs';
import { list } from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';
import { readListKey } from './listKey.ts';

/**
 * The name of the setting with the keys of ticket lists, separated by commas; two keys while one is replaced by the
 * other.
 */
export const ticketListKeys = () =>
  list().pipe(
    z.array(
      readAs(
        readListKey,
        'has a part that is not an Ed25519 key: make one by openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
      ),
    ),
  );
