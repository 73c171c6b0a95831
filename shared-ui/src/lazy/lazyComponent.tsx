import { type ComponentType, lazy } from 'react';

/** Milliseconds before code that failed to load is requested again. The pause is needed because React renders a failed component more than once. */
const pause = 1_000;

/**
 * A component whose code is loaded when it is first shown. Unlike React's `lazy`, it retries failed code when it is
 * rendered again. Until then it shows `Otherwise` and reports the failure. Without `Otherwise`, the error boundary
 * above shows and reports it [ERR-04].
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
