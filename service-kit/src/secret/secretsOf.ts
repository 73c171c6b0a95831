/**
 * The secrets in a setting: the one in use, and behind commas others that are believed while it is changed. First every service gets the
 * new one behind the former, then in front of it, then alone.
 */
export function secretsOf(setting: string): [current: string, ...former: string[]] {
  const [current = '', ...former] = setting.split(',').map((word) => word.trim());
  return [current, ...former];
}
