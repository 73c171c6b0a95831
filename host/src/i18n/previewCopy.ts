import type { Language } from '@festival/shared-contracts/language/languages';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** The notice of a preview, in the visitor's language if the config has a translation; empty in a shop that is not a preview [BRD-04]. */
export const previewCopy = (config: ShopConfig, language: Language): string =>
  capabilitiesOf(config).isPreview ? (config.translations[language]?.previewModusCopy ?? config.previewModusCopy) : '';
