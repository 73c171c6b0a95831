import { pageErrorTexts } from '@festival/shared-contracts/errors/pageErrorTexts.nl';
import ui from '@festival/shared-ui/locales/nl.json' with { type: 'json' };
import host from '../locales/nl.json' with { type: 'json' };
import type { HostTexts } from './hostTexts.ts';

export const texts: HostTexts = { host, errors: pageErrorTexts, ui };
