import { type ComponentType, lazy } from 'react';

/** Milliseconds for which code that did not come is not asked for again: React renders what failed more than once. */
const pause = 1_000;

/**
 * A component whose code comes when it is first shown. Code that did not come is asked for again when the component is rendered later, which
 * `lazy` of React never does. Until then `Otherwise` is shown, and the failure is reported; without `Otherwise` the boundary above shows and reports it [ERR-04].
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): ComponentType<Props> {
  let failedAt: number | null = null;
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failedAt = performance.now();
        if (!Otherwise) throw error;
        reportError(error);
        return { default: Otherwise };
      }
    });
  let Part: ComponentType<Props> = begin();
  return function Lazy(props: Props) {
    if (failedAt !== null && performance.now() - failedAt >= pause) {
      failedAt = null;
      Part = begin();
    }
    return <Part {...props} />;
  };
}
