/** Markup that needs no escaping. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | null | Piece[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A tagged template that escapes every value, except markup. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((markup, string, index) => markup + asMarkup(pieces[index - 1] ?? null) + string));
}

function asMarkup(piece: Piece): string {
  if (piece === null) return '';
  if (Array.isArray(piece)) return piece.map(asMarkup).join('');
  if (piece instanceof Html) return piece.markup;
  return String(piece).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
