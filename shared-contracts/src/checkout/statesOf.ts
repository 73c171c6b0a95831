/** A state or province of an address. */
export interface State {
  /** Two letters, as used by the postal service of its country. */
  code: string;
  name: string;
}

// Names are written as their own country writes them, the same in every language of the shop.
const tables: Record<string, string> = {
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec|' +
    'SK Saskatchewan|YT Yukon',
  BR:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|' +
    'MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|' +
    'PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|' +
    'SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
};

/** The states or provinces to choose from for an upper-case country; empty if its addresses have none [CHK-06]. */
export const statesOf = (country: string): State[] =>
  (tables[country] ?? '')
    .split('|')
    .filter(Boolean)
    .map((row) => ({ code: row.slice(0, 2), name: row.slice(3) }));

/** Whether this is the code of a state of the country; for a country without a list any text is accepted [CHK-06]. */
export const isStateOf = (country: string, state: string): boolean => {
  const states = statesOf(country.toUpperCase());
  return states.length === 0 ? state !== '' : states.some(({ code }) => code === state);
};
