const pattern = /^0\.0\.0-override\.([1-9]\d{0,4})$/;

/** The version name under which a page runs a remote from a port of the visitor's own machine. */
export const overrideVersion = (port: number): string => `0.0.0-override.${port}`;

/** The port that the name of an override version contains; undefined for a published version. */
export function overridePort(version: string): number | undefined {
  const [, port] = pattern.exec(version) ?? [];
  return port === undefined || Number(port) > 65_535 ? undefined : Number(port);
}
