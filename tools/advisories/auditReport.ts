import * as z from 'zod';

/** One advisory about a package that is installed. */
export interface Advisory {
  /** The advisory's id in the advisory database, such as `GHSA-xxxx-xxxx-xxxx`. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
}

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // The name of the affected package, if this package only depends on it.
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), severity: z.string(), title: z.string(), url: z.string() })]),
      ),
    }),
  ),
});

/** Parses the output of `npm audit --json`: each advisory once. Null when npm got no answer from the registry. */
export function advisoriesOf(printed: string): Advisory[] | null {
  const parsed = reportSchema.safeParse(jsonOf(printed));
  if (!parsed.success) return null;
  const all = new Map<string, Advisory>();
  for (const { via } of Object.values(parsed.data.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === 'string') continue;
      const id = cause.url.split('/').at(-1) ?? cause.url;
      all.set(`${id} ${cause.name}`, {
        id,
        package: cause.name,
        severity: cause.severity,
        title: cause.title,
        url: cause.url,
      });
    }
  }
  return [...all.values()];
}

function jsonOf(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return null;
  }
}
