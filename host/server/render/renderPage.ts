import type { i18n } from 'i18next';
import { type HostManifest, readHostManifest } from '../../build/hostManifest.ts';
import { shellPageOf } from '../../src/app/router/shellPages.ts';
import { errorReportOf } from '../../src/network/errorReport.ts';
import type { PageData } from '../../src/page/pageData.ts';
import { notFound, pageTitle, type ShownPage } from '../../src/routing/pageTitle.ts';
import { stepRouteIn } from '../../src/routing/stepRouteIn.ts';
import { stepFlow } from '../../src/step-flow/stepFlow.ts';
import { compressNow } from '../http/compressPage.ts';
import { overrideMark } from '../remotes/override/overrideMark.ts';
import { previewMark } from '../remotes/preview/previewMark.ts';
import { siteAddress } from '../security/siteAddress.ts';
import { documentHtml } from './documentHtml.ts';
import { earlyNotice } from './earlyNotice.ts';
import { foundAndShared } from './foundAndShared.ts';
import { type HeadLink, headLinks } from './headLinks.ts';
import { integrityInLanguage } from './integrityInLanguage.ts';
import { moduleFiles } from './moduleFiles.ts';
import { oldBrowserNotice } from './oldBrowserNotice.ts';
import { pageTree } from './pageTree.tsx';
import type { RenderedPage, RenderRequest } from './renderRequest.ts';
import { RenderTimeout, renderTree } from './renderTree.ts';
import type { ServerModuleSource } from './serverModuleSource.ts';

let manifest: HostManifest | undefined;

/** The manifest of this process's build, read once. */
function manifestIn(build: string): HostManifest {
  manifest ??= readHostManifest(build);
  return manifest;
}

const withHost = new WeakMap<PageData['integrity'], PageData['integrity']>();

/** The hashes of scripts that a page may load later, by address: those of its remotes and those of the host. */
const wholeIntegrity = ({ integrity }: PageData, manifest: HostManifest): PageData['integrity'] => ({
  ...Object.fromEntries(
    Object.entries(manifest.integrity).flatMap(([file, hash]) =>
      file.endsWith('.js') ? [[`/assets/${file}`, hash]] : [],
    ),
  ),
  ...integrity,
});

/** The same object for all pages with the same remotes and language. */
function integrityOf(page: PageData, manifest: HostManifest): PageData['integrity'] {
  const whole = withHost.get(page.integrity) ?? wholeIntegrity(page, manifest);
  withHost.set(page.integrity, whole);
  return integrityInLanguage(whole, page.language);
}

/** For steps that the visitor may open from here: the files of each step's exposed module, without those that this page already names. */
const stepFiles = (
  { page, files }: RenderRequest,
  manifest: HostManifest,
  links: readonly HeadLink[],
): PageData['moduleFiles'] => {
  const entry = [...manifest.entry.js, ...manifest.entry.css].map((file) => `/assets/${file}`);
  const named = new Set([...entry, ...links.map(({ href }) => href)]);
  const modules = stepFlow(page).steps.flatMap(({ name }) => {
    const screen = stepRouteIn(page, name)?.screen;
    return screen?.kind === 'step' ? [screen.module] : [];
  });
  const filesOf = (module: string) => Object.values(moduleFiles(module, { files, manifest, language: page.language }));
  return Object.fromEntries(
    modules.map((module) => [
      module,
      filesOf(module)
        .flat()
        .filter((address) => !named.has(address)),
    ]),
  );
};

/** The document around the rendered content. */
function wholePage(
  request: RenderRequest,
  modules: ServerModuleSource,
  shown: ShownPage,
  texts: i18n,
  content: Buffer,
): Buffer {
  const { page, nonce, files, brand, origin } = request;
  const shellPage = shown.kind === 'route' ? shellPageOf(shown, page) : null;
  const manifest = manifestIn(request.build);
  const isFound = !modules.isNothingThere();
  const title = pageTitle(page, isFound ? shown : notFound, texts.getFixedT(null, 'host'));
  const integrity = integrityOf(page, manifest);
  const links = headLinks({
    page,
    brand,
    manifest,
    files,
    shellPage,
    modules: [...modules.modulesUsed],
    integrity,
    nonce,
  });
  return documentHtml({
    title,
    nonce,
    colorScheme: brand?.colorScheme ?? 'light dark',
    themeColor: brand?.themeColor ?? '#ffffff',
    links,
    found: foundAndShared({ page, shown, isFound, title, origin, path: siteAddress(request.url).pathname }),
    scripts: manifest.entry.js.map((file) => ({ src: `/assets/${file}`, integrity: manifest.integrity[file] })),
    page: {
      ...page,
      integrity,
      moduleData: modules.moduleData,
      moduleFiles: stepFiles(request, manifest, links),
    },
    content,
    early: manifest.early,
    before: oldBrowserNotice(page.language, nonce) + overrideMark(page, request.url) + previewMark(page),
    // The pages outside of all shops only contain links, which work without code.
    notice: page.config ? earlyNotice(page.config, texts.getFixedT(null, 'host')) : '',
  });
}

/** Renders one page: the shell and its remote slots, as a complete HTML document. Runs in a separate process. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { nonce, moduleTimeLimit } = request;
  const opened = await pageTree(request);
  if (opened.kind === 'redirect') {
    return { status: opened.status, location: opened.location, html: '', errorReports: [] };
  }
  const { tree, shown, status, failure, texts, modules, end } = opened;
  const report = (kind: string, error: unknown, module?: string) =>
    modules.errorReports.push(errorReportOf(kind, error, module));
  if (failure) report('page.failed', failure);
  // A part that is still waiting at the time limit is late; it has not thrown.
  const onError = (error: unknown) =>
    report('page.partly', error, error instanceof RenderTimeout ? undefined : modules.moduleOf(error));
  const content = await renderTree(tree, { nonce, timeLimit: moduleTimeLimit, onError });
  end();
  const document = wholePage(request, modules, shown, texts, content);
  const { errorReports, modulesUsed } = modules;
  const isMissing = status === 200 && modules.isNothingThere();
  return {
    status: isMissing ? 404 : status,
    ...sentAs(document, request.encoding),
    errorReports,
    modules: [...modulesUsed],
  };
}

const sentAs = (document: Buffer, encoding: RenderRequest['encoding']): Pick<RenderedPage, 'html' | 'compressed'> =>
  encoding ? { html: '', compressed: compressNow(document, encoding) } : { html: document.toString() };
