const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML, also for use inside an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The start tag of an element. */
export const element = (name: string, attributes: Readonly<Record<string, string | true | undefined>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`;
