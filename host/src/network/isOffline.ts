/** Whether the browser knows that it has no line; one that does not tell has one [BYD-06]. */
export const isOffline = (): boolean => navigator.onLine === false;
