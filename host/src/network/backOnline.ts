import { isOffline } from './isOffline.ts';

/** Resolves when the browser is online: at once, or when the connection returns [BYD-06]. */
export const backOnline = async (): Promise<void> => {
  if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};
