import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

/** A step as a page needs it: what its remote declares, but its texts. */
export interface PageStep extends Omit<StepDeclaration, 'texts'> {
  /** The remote that brings it; empty for a step that the shop lists and no released remote brings. */
  remote: string;
}

/** The steps that remotes bring to a page's shop. */
export interface RemoteSteps {
  steps: readonly PageStep[];
  /** The shell's texts of them in the page's language, by key of its texts: `step.lockers.name`. */
  texts: Record<string, string>;
}
