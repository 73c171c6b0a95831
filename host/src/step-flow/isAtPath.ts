/** Whether a route stands on a step's page or on a detail below it. */
export const isAtPath = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
