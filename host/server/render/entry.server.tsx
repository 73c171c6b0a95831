import { type PackedRequest, unpacked } from './packedRequest.ts';
import { renderPage as renderUnpacked } from './renderPage.tsx';
import type { RenderedPage } from './renderRequest.ts';

export { warmRemotes } from './remoteModuleEvaluator.ts';

export const renderPage = (request: PackedRequest): Promise<RenderedPage> => renderUnpacked(unpacked(request));
