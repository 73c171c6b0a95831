/** The path with its parameters filled in and encoded. @throws when one is missing, since the result would be the address of another call. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
