import { readStationery } from './readStationery.ts';

/** The example brands in mails: theme colours, art and fonts. */
export const mailBrands = {
  solstrand: {
    name: 'Solstrand',
    from: 'tickets@solstrand.example',
    transportRequestsTo: 'transport@solstrand.example',
    looks: {
      ground: '#fff6ea',
      paper: '#fffdf9',
      ink: '#10213f',
      soft: '#55627a',
      line: '#e4d3b8',
      primary: '#ff7a1a',
      onPrimary: '#10213f',
      rule: 3,
    },
    stationery: readStationery('solstrand', { headingFamily: 'Bricolage Grotesque', textFamily: 'Figtree' }),
  },
  nachtwoud: {
    name: 'Nachtwoud',
    from: 'tickets@nachtwoud.example',
    transportRequestsTo: 'transport@nachtwoud.example',
    looks: {
      ground: '#0d1f1a',
      paper: '#16302a',
      ink: '#f1f5ec',
      soft: '#a8bdb3',
      line: '#2b4a41',
      primary: '#c8ff4d',
      onPrimary: '#0a1613',
      rule: 0,
    },
    stationery: readStationery('nachtwoud', { headingFamily: 'Unbounded', textFamily: 'Instrument Sans' }),
  },
};
