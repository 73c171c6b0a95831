import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyInstance } from 'fastify';
import type { WaitingTraces } from './waitingTraces.ts';

interface ReportDeps {
  waiting: Pick<WaitingTraces, 'take'>;
  registryUrl: string;
  /** A token that may report visits; undefined without one. */
  registryToken: string | undefined;
  /** Milliseconds between two reports. */
  pause?: number;
}

/** The time limit for the registry's answer, in milliseconds. */
const timeLimit = 5_000;

/**
 * Sends the traces to the registry while the server runs, for the console and `release trace`. A lost trace is only in the log. [FED-05]
 */
export function reportTraces(app: FastifyInstance, deps: ReportDeps): void {
  const { waiting, registryUrl, registryToken, pause = 2_000 } = deps;
  if (registryToken === undefined) return;

  async function report(): Promise<void> {
    for (const [brand, traces] of waiting.take()) {
      const answer = await fetch(`${registryUrl}/brands/${encodeURIComponent(brand)}/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${registryToken}` },
        body: JSON.stringify({ traces }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      if (!answer.ok) throw new Error(`The registry answered ${answer.status}: ${await answer.text()}`);
    }
  }

  const reporting = runPeriodically(report, pause, (err) => app.log.error({ err }, 'traces were not reported'));
  app.addHook('onClose', () => reporting.stop());
}
