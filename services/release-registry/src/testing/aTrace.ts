import type { SlotTrace } from '@festival/release-contracts/release/slotTrace';

/** The trace of a slot without a fault, with these changes. */
export const aTrace = (change: Partial<SlotTrace> = {}): SlotTrace => ({
  visit: 'awl0uy_yIJfy2fwK',
  at: '2026-11-20T10:00:00.000Z',
  brand: 'solstrand',
  revision: 1,
  newest: 1,
  browser: 'Firefox 131',
  module: 'mf_tickets/tickets',
  route: 'slug-tickets',
  outcome: 'shown',
  given: { version: '1.0.0', rule: 'stable' },
  used: { version: '1.0.0', state: 'shown' },
  isRendered: true,
  page: { answered: 120, loaded: 140 },
  asked: 400,
  committed: 900,
  files: [{ version: '1.0.0', path: 'browser/remoteEntry.js', from: 'host', at: 130, took: 40, status: 200 }],
  loads: [
    { step: 'entry', version: '1.0.0', at: 450 },
    { step: 'files', version: '1.0.0', at: 500 },
    { step: 'code', version: '1.0.0', at: 510 },
  ],
  checks: [],
  faults: [],
  ...change,
});
