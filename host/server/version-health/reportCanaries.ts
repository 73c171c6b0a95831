import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import type { FastifyInstance } from 'fastify';
import type { VersionWatch } from './versionWatch.ts';

interface ReportDeps {
  watch: Pick<VersionWatch, 'takeCanaries'>;
  registryUrl: string;
  /** A token that may report visits; undefined without one. */
  registryToken: string | undefined;
  /** Milliseconds between two reports. */
  pause?: number;
}

/** The time limit for the registry's answer, in milliseconds. */
const timeLimit = 5_000;

/**
 * Reports the visits of running canaries to the registry while the server runs; the registry takes back a worse canary. A lost report is
 * not sent again, since it may have been counted. [BYD-08]
 */
export function reportCanaries(app: FastifyInstance, deps: ReportDeps): void {
  const { watch, registryUrl, registryToken, pause = 2_000 } = deps;
  if (registryToken === undefined) {
    app.log.warn('REGISTRY_TOKEN is not set: no canary is taken back by itself');
    return;
  }

  async function report(): Promise<void> {
    for (const [brand, counted] of watch.takeCanaries()) {
      const answer = await fetch(`${registryUrl}/brands/${encodeURIComponent(brand)}/visits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${registryToken}` },
        body: JSON.stringify(counted),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      if (!answer.ok) throw new Error(`The registry answered ${answer.status}: ${await answer.text()}`);
    }
  }

  const reporting = runPeriodically(report, pause, (err) =>
    app.log.error({ err }, 'visits of canaries were not reported'),
  );
  app.addHook('onClose', () => reporting.stop());
}
