import { readAs } from '@festival/service-kit/settings/readAs';
import { list } from '@festival/service-kit/settings/readEnvironment';
import { z } from 'zod';
import { readListKey } from './listKey.ts';

/** The setting with the keys of ticket lists, separated by commas; two while one is being changed. */
export const ticketListKeys = () =>
  list().pipe(
    z.array(
      readAs(
        readListKey,
        'has a part that is not an Ed25519 key: make one by openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
      ),
    ),
  );
