import type { PageData } from '../../src/page/pageData.ts';
import type { RenderedPage } from '../render/renderRequest.ts';

/** A rendered page, or a redirect. */
export interface MadePage extends RenderedPage {
  /** The nonce that the page's elements have. */
  nonce: string;
  /** The release that it was made of; none outside of the shops. */
  release: PageData['release'];
  /** The origins that its policy allows; see `measuringSources`. */
  measuringSources: readonly string[] | undefined;
  /** Where a developer's build on it comes from. */
  overrideOrigins?: readonly string[] | undefined;
}
