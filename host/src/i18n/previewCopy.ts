import type { Language } from '@festival/shared-contracts/language/languages';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** What a preview says of itself, in the visitor's language where it has words in it; empty in every other shop [BRD-04]. */
export const previewCopy = (config: ShopConfig, language: Language): string =>
  capabilitiesOf(config).isPreview ? (config.translations[language]?.previewModusCopy ?? config.previewModusCopy) : '';
