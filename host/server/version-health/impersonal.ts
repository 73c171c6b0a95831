const longest = { message: 300, frame: 300 };
const mostFrames = 8;

/** Parts of a text that may be personal or harmful to a reader, and their replacements. The order matters: an address may contain all the others. */
const personal: readonly [RegExp, string][] = [
  // Control sequences of terminals.
  [/[\s\p{Cc}\p{Cf}]+/gu, ' '],
  [/[^\s@'"<>()]+@[^\s@'"<>()]+\.\w+/g, '‹mail›'],
  [/(https?:\/\/[^\s/'"?#]+)?(\/[^\s'"?#]*)[?#][^\s'")]*/g, '$2?…'],
  // Names of properties and types are short words without a space; other quoted texts may have been typed by a visitor.
  [/(["'`“‘])(?![\w$.[\]/-]{1,40}["'`”’])[^"'`”’]{1,}(["'`”’])/g, '$1…$2'],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '‹id›'],
  [/\d[\d .-]{2,}\d/g, '‹number›'],
];

/** A message without addresses, ids, numbers and texts that a visitor may have typed. */
export const impersonal = (message: string): string =>
  personal.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(0, longest.message);

/** The stack frames in files of remotes or of the shell, the innermost first, by their paths. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, path] = /(\/(?:remotes|assets|files)\/[\w.@/-]+:\d+:\d+)\)?\s*$/.exec(line) ?? [];
      if (path === undefined) return [];
      // `at submit (https://…)` of Chromium, `submit@https://…` of Firefox and Safari.
      const [, name] = /^\s*(?:at )?(?:async )?([\w$.<>]+)(?: \(|@)/.exec(line) ?? [];
      return [name === undefined ? `at ${path}` : `at ${name} (${path})`];
    })
    .slice(0, mostFrames)
    .map((frame) => frame.slice(0, longest.frame));
}
