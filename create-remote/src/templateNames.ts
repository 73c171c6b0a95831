/** A remote's name in its forms, here for `mf-late-checkout`. */
export interface RemoteNames {
  /** The remote's folder and package: `mf-late-checkout`. */
  folder: string;
  /** The remote's name at run time: `mf_late_checkout`. */
  runtime: string;
  /** The remote's step, and the step's URL: `late-checkout`. */
  step: string;
  /** The remote's exposed module: `lateCheckout`. */
  module: string;
  /** `LateCheckout`, its component. */
  component: string;
  /** The title for people: `Late checkout`. */
  title: string;
}

/** The forms of a remote's name; null for an invalid name. */
export function remoteNames(folder: string): RemoteNames | null {
  const step = /^mf-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(folder)?.[1];
  if (step === undefined) return null;
  const component = step.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = step.replaceAll('-', ' ');
  return {
    folder,
    runtime: folder.replaceAll('-', '_'),
    step,
    module: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** The template's own name in each form. Longer forms come first, because a shorter one may be part of them. */
const formOf: Readonly<Record<string, keyof RemoteNames>> = {
  'Sample step': 'title',
  'sample-step': 'step',
  mf_sample: 'runtime',
  'mf-sample': 'folder',
  Sample: 'component',
  sample: 'module',
};
const anyForm = new RegExp(Object.keys(formOf).join('|'), 'g');

/** Replaces the template's names in a text or a path with the names of a new remote. */
export const withNames = (text: string, names: RemoteNames): string =>
  text.replaceAll(anyForm, (word) => {
    const form = formOf[word];
    return form ? names[form] : word;
  });
