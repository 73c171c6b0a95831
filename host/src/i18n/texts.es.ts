import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.es';
import ui from '@festival/shared-ui/locales/es.json' with { type: 'json' };
import host from '../locales/es.json' with { type: 'json' };
import type { HostTexts } from './hostTexts.ts';

export const texts: HostTexts = { host, errors: errorTexts, ui };
