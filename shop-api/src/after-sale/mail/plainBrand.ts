import type { MailBrand } from './mailBrand.ts';

/** How a brand writes that has said nothing about it: a buyer gets tickets all the same. */
export const plainBrand = (name: string): MailBrand => ({
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
});
