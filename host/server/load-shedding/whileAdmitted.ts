import { clientOf } from '@festival/service-kit/http/clientOf';
import { NoTurn } from '@festival/service-kit/jobs/turns';
import type { FastifyRequest } from 'fastify';
import type { PageAdmission } from './pageAdmission.ts';

/** Makes a page if there is a place for it. @throws NoTurn if there is none. */
export async function whileAdmitted<Page>(
  admission: PageAdmission,
  request: FastifyRequest,
  make: () => Promise<Page>,
): Promise<Page> {
  const leave = admission.enter(clientOf(request));
  if (!leave) throw new NoTurn('as many pages are being made as come out in time');
  try {
    return await make();
  } finally {
    leave();
  }
}
