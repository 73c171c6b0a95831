import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { revisionSchema } from '@festival/release-contracts/release/release';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { clientOf, networkOf } from '@festival/service-kit/http/clientOf';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PageData } from '../../src/page/pageData.ts';
import { routeIn } from '../../src/routing/routeIn.ts';
import { refuse } from '../http/refuse.ts';
import { knownVisitor } from '../http/visitorId.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { pageStep } from '../remotes/declaredStep.ts';
import { errorReportLimit } from './errorReportLimit.ts';
import { laneOf } from './laneOf.ts';
import { policyViolations } from './policyViolations.ts';
import type { VisitProofs } from './visitProofs.ts';

/** The address to which a page reports violations of its policy; undefined for a page without a release, which runs no remote. */
export const policyReportsOf = (release: PageData['release']): string | undefined =>
  release && `${folder}/${release.brand}/${release.revision}`;

const folder = '/telemetry/policy-reports';

const addressSchema = z.object({ brand: brandIdSchema, revision: z.pipe(z.coerce.number(), revisionSchema) });

const text = (longest: number) => z.optional(z.string().check(z.maxLength(longest)));
const place = z.optional(z.int().check(z.minimum(0)));

/** The fields of browsers' reports to a `report-uri` that are used here. */
const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text(4_000),
    'effective-directive': text(200),
    'violated-directive': text(4_000),
    'original-policy': text(8_000),
    'blocked-uri': text(4_000),
    'source-file': text(4_000),
    'line-number': place,
    'column-number': place,
    'script-sample': text(200),
  }),
});
type Violation = z.infer<typeof reportSchema>['csp-report'];

/** The maximum number of reports that are read per minute: from one network, and in total. */
export const policyReportsPerMinute = { client: 12, all: 120 };

const directives = [
  'require-trusted-types-for',
  'trusted-types',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'img-src',
  'font-src',
  'connect-src',
  'form-action',
  'base-uri',
];

const directiveOf = (violation: Violation): string => {
  const [named = ''] = (violation['effective-directive'] ?? violation['violated-directive'] ?? '').split(' ');
  return directives.includes(named) ? named : 'another';
};

/** The page's nonce: the report contains the page's policy, and the nonce in it says for whom the page was made. */
const proofIn = ({ 'original-policy': policy = '' }: Violation): string =>
  /'nonce-([\w+/=]{32})'/.exec(policy)?.[1] ?? '';

/** The file that caused the violation: a remote's, with its version, or the shop's own. Browser extensions are ignored. */
function sourceOf({ 'source-file': source = '' }: Violation) {
  const url = URL.parse(source);
  if (source !== '' && !/^https?:$/.test(url?.protocol ?? '')) return undefined;
  const [, remote, version, path] = /^\/(?:remotes|files)\/(\w+)\/([^/]+)\/(.+)$/.exec(url?.pathname ?? '') ?? [];
  // A source that is not a file is the page itself. Its address is left out, since it may be the address of an order.
  return { remote, version, path: path ?? /^\/assets\/[\w.-]+/.exec(url?.pathname ?? '')?.[0] ?? '' };
}

/** The violation in words, without the contents of a text: `Element innerHTML at browser/tickets.js:1:20`. */
function messageOf(violation: Violation, path: string): string {
  const { 'line-number': line, 'column-number': column, 'script-sample': sample = '' } = violation;
  // The sample continues with the text that was to become code.
  const [sink] = sample.split('|');
  const blocked = URL.parse(violation['blocked-uri'] ?? '')?.origin ?? violation['blocked-uri'] ?? '';
  const what = blocked.startsWith('trusted-types') ? sink || blocked : blocked;
  const at = [path, line, column].filter((part) => part !== undefined && part !== '').join(':');
  return `${directiveOf(violation)} refused ${what}${at && ` at ${at}`}`.slice(0, 400);
}

/** The name of the route at a path, including the steps that the brand's remotes declare. */
function routeName(document: ReleaseDocument | null | undefined, path: string): string {
  const steps = Object.entries(document?.versions ?? {}).flatMap(([remote, versions]) =>
    (Object.values(versions).at(-1)?.steps ?? []).map((step) => pageStep({ remote, step })),
  );
  return routeIn({ remoteSteps: { steps, texts: {} } }, path).name;
}

interface PolicyReportDeps {
  proofs: Pick<VisitProofs, 'read'>;
  releases: ReleaseSource;
  isBrand: (brand: string) => boolean;
  registry: Registry;
  now?: () => number;
}

/**
 * `POST /telemetry/policy-reports/<brand>/<revision>`: takes browsers' reports about a page's policy. A report without a page's proof, or
 * over the limit, is ignored. Others are counted and logged, with the remote and version whose file caused the violation. [FED-08]
 */
export function policyReportRoutes(app: FastifyInstance, deps: PolicyReportDeps): void {
  const { proofs, releases, isBrand, registry, now = Date.now } = deps;
  const isRead = errorReportLimit(
    now,
    (count) => app.log.warn({ count }, 'reports of the policy of the last minute left out'),
    policyReportsPerMinute,
  );
  const violations = policyViolations(registry);

  /** Whether a host made the reported page for this browser. */
  function isProven(request: FastifyRequest, page: z.infer<typeof addressSchema>, violation: Violation): boolean {
    const visitor = knownVisitor(request);
    return visitor !== undefined && isBrand(page.brand) && !!proofs.read(proofIn(violation), { ...page, visitor });
  }

  async function take(
    request: FastifyRequest,
    { brand, revision }: z.infer<typeof addressSchema>,
    violation: Violation,
    { remote = '', version = '', path }: NonNullable<ReturnType<typeof sourceOf>>,
  ): Promise<void> {
    const document = await releases.current(brand);
    // Limited to versions in a release, so that clients can't create metrics with invented names.
    const isLive = document && laneOf(document, remote, version);
    const labels = isLive ? { remote, version } : { remote: '', version: '' };
    violations.inc({ brand, directive: directiveOf(violation), ...labels });
    const route = routeName(document, URL.parse(violation['document-uri'] ?? '')?.pathname ?? '/');
    request.log.warn(
      { brand, revision, route, remote, version, violation: messageOf(violation, path) },
      'a page’s policy refused something',
    );
  }

  app.register(async (routes) => {
    routes.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, null);
      }
    });
    routes.post(`${folder}/:brand/:revision`, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const address = z.safeParse(addressSchema, request.params);
      const report = z.safeParse(reportSchema, request.body);
      if (!address.success || !report.success) {
        return refuse(reply, 400, 'no_policy_report', 'This is no report of a page’s policy.');
      }
      const violation = report.data['csp-report'];
      const source = sourceOf(violation);
      if (source && isRead(networkOf(clientOf(request))) && isProven(request, address.data, violation)) {
        await take(request, address.data, violation, source);
      }
      return reply.code(204).send();
    });
  });
}
