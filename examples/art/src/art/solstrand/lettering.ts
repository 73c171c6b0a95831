import path from 'node:path';
import { readLettering } from '../drawing/readLettering.ts';

const folder = path.join(import.meta.dirname, '../../../../../shared-ui/src/brands/solstrand/fonts');

/** Solstrand's display font, as outlines. */
export const lettering = await readLettering(path.join(folder, 'bricolage-grotesque.woff2'));
