/**
 * The secrets in a setting, separated by commas: the current one first, then former ones that are still accepted. To
 * rotate the secret, append the new one at every service, then move it to the front, then remove the former one.
 */
export function secretsOf(setting: string): [current: string, ...former: string[]] {
  const [current = '', ...former] = setting.split(',').map((word) => word.trim());
  return [current, ...former];
}
