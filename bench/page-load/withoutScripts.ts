/**
 * Returns the same page as plain HTML: without scripts, and without links that preload them. Its first paint is the best possible with these styles
 * and pictures.
 */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '');
