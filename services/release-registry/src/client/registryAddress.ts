import { failure, type Result, success } from '@festival/shared-contracts/errors/result';

/** The registry's address, the token that changes need, and the private key that signs published versions. */
export type RegistryAddress = { url: string; token?: string | undefined; publisherKey?: string | undefined };

const standard = 'http://127.0.0.1:3003';

/** Reads REGISTRY_URL (or `url` if it is given), REGISTRY_TOKEN and PUBLISHER_KEY. Returns a sentence if the address is not valid. */
export function readRegistryAddress(
  environment: Readonly<Record<string, string | undefined>>,
  url = environment.REGISTRY_URL ?? standard,
): Result<RegistryAddress, string> {
  if (!URL.canParse(url)) return failure(`${url} is no address of a registry, as in ${standard}.`);
  return success({ url, token: environment.REGISTRY_TOKEN, publisherKey: environment.PUBLISHER_KEY });
}
