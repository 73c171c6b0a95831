import type { AxiosInstance } from 'axios';
import type { Language } from '../language/languages.ts';

/** The input of an exposed module's `load`: the same on the server and in the browser. */
export interface LoadContext {
  /** A path below the same-origin `/api` of the host: `/api/shopping/…`, `/api/travel/…`. */
  api: AxiosInstance;
  /** The shop's config values that the path of a call needs. */
  shop: { slug: string; apiTravelId: string };
  params: Record<string, string>;
  query: Record<string, string>;
  language: Language;
  signal: AbortSignal;
}

/** `remote/exposed module`, as the host names it. */
export type ExposedModuleName = `${string}/${string}`;

/** A component as the shell and the remote see it; `Node` is React's ReactNode, which this package does not import. */
type ExposedComponent<Props, Node = unknown> = (props: Props) => Node;

/**
 * The exports of an exposed module: the component, and `load` if it reads data. The data are JSON; null means that the address has no
 * content, and the page is sent as a 404.
 */
export interface ExposedModule<Data = undefined, Node = unknown> {
  default: ExposedComponent<{ data: Data; params: Record<string, string> }, Node>;
  load?: (context: LoadContext) => Promise<Data>;
}

/**
 * The exposed modules of a remote by their files, from the data of each `load`: a missing module, or one with other props, fails the
 * remote's own type-check.
 */
export type ExposedModules<Data> = { [Name in keyof Data]: ExposedModule<Data[Name]> };

/** The exports of `./texts/{language}`: the remote's texts, a tree of strings. */
export interface TextsModule {
  default: TextTree;
}
export interface TextTree {
  [key: string]: string | TextTree;
}
