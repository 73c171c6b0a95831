import type { Endpoint } from './endpoint.ts';

/** Thrown when an answer breaks the contract: for the error boundary, never for a component. */
export class ContractDrift extends Error {
  override name = 'ContractDrift';
  readonly requestId: string | undefined;
  constructor(call: Pick<Endpoint, 'method' | 'path'>, detail: string, requestId?: string) {
    super(`The answer of ${call.method} ${call.path} is not what the contract says: ${detail}`);
    this.requestId = requestId;
  }
}
