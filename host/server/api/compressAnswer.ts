import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressPage, pageEncoding } from '../http/compressPage.ts';
import { readBody } from './forward.ts';

/** The bytes that fit into one packet. */
export const onePacket = 1_400;

/**
 * Returns the body of an answer for the browser, and sets its headers. JSON of more than one packet is compressed like pages, since a catalogue of
 * 63 kB takes a slow line a third of a second; other bodies are unchanged.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: IncomingMessage,
): Promise<IncomingMessage | Buffer | string> {
  if (!answer.headers['content-type']?.startsWith('application/json')) return answer;
  const body = await readBody(answer);
  return body.length > onePacket ? compressPage(body, pageEncoding(request, reply)) : body;
}
