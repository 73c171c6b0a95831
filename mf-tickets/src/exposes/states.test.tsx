import { testStates } from '@festival/remote-kit/testing/statesTest';
import { states } from '../../harness/states.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import * as membership from './membership.tsx';
import * as ticket from './ticket.tsx';
import * as tickets from './tickets.tsx';
import * as upgrade from './upgrade.tsx';

testStates({
  namespace: 'mf_tickets',
  texts: { en, es, nl },
  modules: { membership, ticket, tickets, upgrade },
  states,
});
