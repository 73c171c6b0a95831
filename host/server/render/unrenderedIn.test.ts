import { errorReportOf } from '../../src/network/errorReport.ts';
import { unrenderedIn } from './unrenderedIn.ts';

test('a page lists the modules that the server could not render; a complete page lists none [FED-05]', () => {
  const modulesUsed = new Set(['mf_tickets/tickets', 'mf_merch/extras'] as const);
  expect(unrenderedIn({ modulesUsed, errorReports: [] })).toEqual({});
  const threw = errorReportOf('remoteSlot.unrendered', 'planted', 'mf_tickets/tickets');
  const partly = errorReportOf('page.partly', 'planted', 'mf_tickets/tickets');
  expect(unrenderedIn({ modulesUsed, errorReports: [threw, partly] })).toEqual({ unrendered: ['mf_tickets/tickets'] });
  const late = errorReportOf('page.partly', 'late');
  expect(unrenderedIn({ modulesUsed, errorReports: [late] })).toEqual({ unrendered: [...modulesUsed] });
});
