import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** GET {origin}/api/init: called on load, but not on localhost; the answer is not used [API-11]. */
export const initialise = endpoint({
  name: 'initialise',
  service: 'host',
  summary: 'Tells the host that a page was loaded',
  method: 'GET',
  path: '/init',
  answer: z.unknown(),
  isPublic: true,
});
