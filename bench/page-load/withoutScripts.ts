/** The same page as plain HTML: without scripts, and without links that load them ahead. Its first paint is the limit of what a page of these styles and pictures can reach. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
