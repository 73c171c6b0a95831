import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@festival/shared-contracts/api/endpoint';

/** An endpoint, and the fakes' response to it. */
export interface FakeCall {
  endpoint: Endpoint;
  answer: (input: { params: Record<string, unknown>; body: unknown }) => unknown;
}

/** A fake of one endpoint, typed by its contract. */
export const fake = <E extends Endpoint>(
  endpoint: E,
  answer: (input: { params: ParamsOf<E>; body: BodyOf<E> }) => AnswerOf<E>,
): FakeCall => ({ endpoint, answer: answer as FakeCall['answer'] });
