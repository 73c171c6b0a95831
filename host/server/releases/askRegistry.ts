/** The registry of a host, and the host's token there. */
export interface HostRegistry {
  registryUrl: string;
  /** The registry answers any number of requests with a token, and limits those of an address without one. */
  registryToken?: string | undefined;
}

/** Requests an address of the registry. @throws if no answer arrives in time, in milliseconds. */
export const askRegistry = (
  { registryUrl, registryToken }: HostRegistry,
  path: string,
  { timeLimit, headers }: { timeLimit: number; headers?: Record<string, string> },
): Promise<Response> =>
  fetch(`${registryUrl}${path}`, {
    headers: { ...headers, ...(registryToken && { authorization: `Bearer ${registryToken}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  });
