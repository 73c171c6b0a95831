import { z } from 'zod';
import { list } from '../../platform/settings/readEnvironment.ts';
import { type ListKey, readListKey } from './listKey.ts';

/** The setting with the keys of ticket lists, separated by commas; two while one is changed. */
export const ticketListKeys = () =>
  list().pipe(
    z.array(
      z.string().transform((text, context): ListKey => {
        const key = readListKey(text);
        if (key.ok) return key.value;
        context.addIssue(
          'has a part that is no Ed25519 key: make one by openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
        );
        return z.NEVER;
      }),
    ),
  );
