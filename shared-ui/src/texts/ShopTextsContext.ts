import { createContext } from 'react';
import type { ShopTexts } from './createShopTexts.ts';

/** The page's texts: the host provides them, and never replaces them by others. */
export const ShopTextsContext = createContext<ShopTexts | null>(null);
