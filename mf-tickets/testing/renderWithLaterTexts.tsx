import { type RenderInShopOptions, renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import texts from '../src/locales/en.json' with { type: 'json' };

/** Renders in English like the shop's slot, and waits for texts that are loaded later. */
export const renderWithLaterTexts = async (
  element: ReactNode,
  options: Pick<RenderInShopOptions, 'state' | 'path' | 'commands'>,
): Promise<ReturnType<typeof renderInShop>> =>
  act(async () =>
    renderInShop(<Suspense>{element}</Suspense>, { namespace: 'mf_tickets', texts, language: 'en', ...options }),
  );
