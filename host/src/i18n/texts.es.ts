import { pageErrorTexts } from '@festival/shared-contracts/errors/pageErrorTexts.es';
import ui from '@festival/shared-ui/locales/es.json' with { type: 'json' };
import host from '../locales/es.json' with { type: 'json' };
import type { HostTexts } from './hostTexts.ts';

export const texts: HostTexts = { host, errors: pageErrorTexts, ui };
