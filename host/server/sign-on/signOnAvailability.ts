import type { OpenIdClient } from '@festival/service-kit/sign-on/openIdClient';

interface AvailabilityDeps {
  client: Pick<OpenIdClient, 'check'>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** How long an answer of the issuer is used, in milliseconds. */
const lifetime = 10_000;

/** Whether signing in is available, by the issuer's last answer; waits at most a second for a new answer. */
export function signOnAvailability({ client, now, onError }: AvailabilityDeps): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  const request = () =>
    client.check().then(
      () => true,
      (error: unknown) => {
        onError(error);
        return false;
      },
    );
  return async () => {
    if (!last || now() - last.at > lifetime) last = { at: now(), answer: request() };
    const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref());
    return Promise.race([last.answer, tooLate]);
  };
}
