import { pageErrorTexts } from '@festival/shared-contracts/errors/pageErrorTexts.en';
import ui from '@festival/shared-ui/locales/en.json' with { type: 'json' };
import host from '../locales/en.json' with { type: 'json' };
import type { HostTexts } from './hostTexts.ts';

export const texts: HostTexts = { host, errors: pageErrorTexts, ui };
