import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';

/** The host's own texts, the error catalogue's and those of shared-ui's controls, by namespace, in one language. */
export interface HostTexts {
  host: TextTree;
  errors: TextTree;
  ui: TextTree;
}
