import type { FastifyRequest } from 'fastify';
import { routeAt } from '../../src/routing/routeIn.ts';
import { siteAddress } from '../security/siteAddress.ts';

/** Whether a request is for the sign-in page, which belongs to the shop to return to, and shows who is signed in. */
export const isLogin = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  routeAt(siteAddress(url).pathname).name === 'login';
