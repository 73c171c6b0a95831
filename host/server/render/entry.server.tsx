import { unpacked } from './packedRequest.ts';
import { warmRemotes } from './remoteModuleEvaluator.ts';
import { renderPage } from './renderPage.ts';
import { serveRenders } from './serveRenders.ts';

serveRenders({ renderPage: (request, ways) => renderPage({ ...unpacked(request), ...ways }), warmRemotes });
