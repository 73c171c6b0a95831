/**
 * The secrets in a setting: the one in use, and behind commas former ones that are believed while it is changed. First every service gets the
 * new one in front of the former, then the former is left out.
 */
export function secretsOf(setting: string): [current: string, ...former: string[]] {
  const [current = '', ...former] = setting.split(',').map((word) => word.trim());
  return [current, ...former];
}
