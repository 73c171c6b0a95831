/** Whether the browser knows that it is offline. A browser that does not report it counts as online [BYD-06]. */
export const isOffline = (): boolean => navigator.onLine === false;
