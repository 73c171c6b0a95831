import { parentPort } from 'node:worker_threads';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { DrawingAnswer, DrawingRequest } from './drawingRequest.ts';
import { drawTickets } from './drawTickets.ts';

parentPort?.on('message', async ({ id, tickets }: DrawingRequest) => {
  const result = await drawTickets(tickets).then(success, (error) => failure(String(error)));
  const answer: DrawingAnswer = { id, result };
  parentPort?.postMessage(answer);
});
