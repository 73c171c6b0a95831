import fastifyCookie from '@fastify/cookie';
import { openIdClient } from '@festival/service-kit/sign-on/openIdClient';
import type { FastifyInstance } from 'fastify';
import type { ConsoleSettings } from '../console/consoleSettings.ts';
import { endedSessions } from '../console/endedSessions.ts';
import { type AuthorizePerson, personAuthorizer } from '../console/personAuthorizer.ts';
import { personSessions } from '../console/personSessions.ts';
import type { Records } from '../storage/records.ts';
import type { TokenStore } from '../tokens/tokenStore.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { personRoutes } from './personRoutes.ts';

type Deps = {
  settings: ConsoleSettings;
  tokens: TokenStore;
  records: Records;
  folder?: string | undefined;
  now: () => Date;
};

const scope = 'openid profile email';

/** Opens the console. Returns the check of what the person in a browser may do. */
export async function openConsole(
  app: FastifyInstance,
  { settings, tokens, records, folder, now }: Deps,
): Promise<AuthorizePerson> {
  await app.register(fastifyCookie);
  const sessions = personSessions(settings, endedSessions(records, now));
  const origin = settings.url;
  const client = openIdClient({ ...settings, scope });
  app.register(async (routes) => consoleRoutes(routes, { folder }));
  app.register(async (routes) => personRoutes(routes, { client, sessions, tokens, origin }));
  return personAuthorizer({ sessions, tokens, origin });
}
