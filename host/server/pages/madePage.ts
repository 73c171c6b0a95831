import type { PageData } from '../../src/page/pageData.ts';
import type { RenderedPage } from '../render/renderRequest.ts';

/** A rendered page, or a redirect. */
export interface MadePage extends RenderedPage {
  /** The nonce of the page's elements. */
  nonce: string;
  /** The release from which the page was made; none outside of the shops. */
  release: PageData['release'];
  /** The origins that the page's policy allows; see `measuringSources`. */
  measuringSources: readonly string[] | undefined;
  /** The origin of a developer's build on the page. */
  overrideOrigins?: readonly string[] | undefined;
}
