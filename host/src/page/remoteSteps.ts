import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

/** A step as a page needs it: the remote's declaration of it, without its texts. */
export interface PageStep extends Omit<StepDeclaration, 'texts'> {
  /** The remote that adds the step; empty for a step that the shop lists but that no released remote adds. */
  remote: string;
}

/** The steps that remotes add to a page's shop. */
export interface RemoteSteps {
  steps: readonly PageStep[];
  /** The shell's texts about these steps in the page's language, by key: `step.lockers.name`. */
  texts: Record<string, string>;
}
