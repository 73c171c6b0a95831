import type { MailLooks } from './mailPage.ts';

/** A plain design for a brand without mail settings, since the buyers of such a brand need tickets too. */
export const plainBrand = (
  name: string,
): MailLooks & { from: string; transportRequestsTo: null; stationery: null } => ({
  name,
  from: 'tickets@localhost.localdomain',
  transportRequestsTo: null,
  looks: {
    ground: '#f4f4f4',
    paper: '#ffffff',
    ink: '#1a1a1a',
    soft: '#595959',
    line: '#d0d0d0',
    primary: '#1a1a1a',
    onPrimary: '#ffffff',
    rule: 0,
  },
  stationery: null,
});
