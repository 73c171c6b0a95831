import { Counter, type Registry } from '@prometheus-io/client';

/** Counts the violations of pages' policies [FED-08]. */
export const policyViolations = (registry: Registry) =>
  new Counter({
    name: 'shop_policy_violations_total',
    help: 'Violations of a page’s policy, by the version of the remote whose file did it. Without a remote the shop itself did it, or the file is unknown.',
    labelNames: ['brand', 'remote', 'version', 'directive'],
    registers: [registry],
  });
