import { type ComponentType, lazy } from 'react';

/** Milliseconds before code that failed to load is requested again: React renders a failed component more than once. */
const pause = 1_000;

/**
 * A component whose code is loaded when it is first shown. Unlike React's `lazy`, it retries failed code when it is
 * rendered later. Until then `Otherwise` is shown, and the failure is reported; without `Otherwise` the boundary above
 * shows and reports it [ERR-04].
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
