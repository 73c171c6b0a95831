import type { AxiosInstance } from 'axios';
import type { Language } from '../language/languages.ts';

/** What an exposed module's `load` gets: the same on the server and in the browser. */
export interface LoadContext {
  /** Below the same-origin `/api` of the host: `/api/shopping/…`, `/api/travel/…`. */
  api: AxiosInstance;
  /** The shop's config values that a call's path needs. */
  shop: { slug: string; apiTravelId: string };
  params: Record<string, string>;
  query: Record<string, string>;
  language: Language;
  signal: AbortSignal;
}

/** `remote/exposed module`, as the host names it. */
export type ExposedModuleName = `${string}/${string}`;

/** A component as both sides see it; `Node` is React's ReactNode, which this package does not import. */
type ExposedComponent<Props, Node = unknown> = (props: Props) => Node;

/**
 * What an exposed module exports: the component, and `load` if it reads anything of its own; its answer is JSON, and null where there is
 * nothing at the address: the page then goes out as 404.
 */
export interface ExposedModule<Data = undefined, Node = unknown> {
  default: ExposedComponent<{ data: Data; params: Record<string, string> }, Node>;
  load?: (context: LoadContext) => Promise<Data>;
}

/** The exposed modules of a remote by their files, from what the `load` of each answers: one that is missing or takes other props fails the remote's own type-check. */
export type ExposedModules<Data> = { [Name in keyof Data]: ExposedModule<Data[Name]> };

/** What `./texts/{language}` exports: the remote's texts, a tree of strings. */
export interface TextsModule {
  default: TextTree;
}
export interface TextTree {
  [key: string]: string | TextTree;
}
