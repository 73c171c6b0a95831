import { isOffline } from './isOffline.ts';

/** Resolves when the browser is online: at once, or when the line is back [BYD-06]. */
export const backOnline = async (): Promise<void> => {
  if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};
