import { browserslistToTargets } from 'lightningcss';
import { supportedBrowsers } from './supportedBrowsers.ts';

/** The supported browsers in lightningcss's version numbers. */
export const cssTargets: Record<string, number> = { ...browserslistToTargets([...supportedBrowsers]) };
