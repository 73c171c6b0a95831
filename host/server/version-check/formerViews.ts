import type { SampleView } from './sampleView.ts';

/** A copy of the view in a separate shop, under another name. */
export function renamed(view: SampleView, state: string): SampleView {
  const slug = `${view.slug}-${state}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const moved: SampleView = JSON.parse(JSON.stringify(view).replaceAll(view.slug, slug));
  return { ...moved, state, isVisitedTwice: false };
}

/** The content and the address of a view, without the name of its shop. */
const contentOf = ({ module, path, world, sample, slug }: SampleView): string =>
  JSON.stringify([module, path, world, sample]).replaceAll(slug, '');

/**
 * The views of a former version that the new one lacks: an open page or a link can still have such an address. Limited to views that the former
 * version's own mount has shown, in one language. [FED-03]
 */
export function formerViews(
  version: string,
  { views, mounted }: { views: readonly SampleView[]; mounted: Readonly<Record<string, readonly string[]>> },
  own: readonly SampleView[],
): SampleView[] {
  const known = new Set(own.map(contentOf));
  const [language] = views.map((view) => view.language);
  return views
    .filter((view) => view.language === language && mounted[view.module]?.includes(view.state))
    .filter((view) => !known.has(contentOf(view)))
    .map((view) => renamed(view, `${view.state} of ${version}`));
}
