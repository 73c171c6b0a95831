import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';

/** The texts of the host, the error catalogue and shared-ui's controls, by namespace, in one language. */
export interface HostTexts {
  host: TextTree;
  errors: TextTree;
  ui: TextTree;
}
