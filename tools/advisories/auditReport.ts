import * as z from 'zod';

/** One advisory about a package that is installed. */
export interface Advisory {
  /** Its number in the advisory database, such as `GHSA-xxxx-xxxx-xxxx`. */
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
      // A name where the package is only the dependent of an affected one.
      via: z.array(
        z.union([z.string(), z.object({ name: z.string(), severity: z.string(), title: z.string(), url: z.string() })]),
      ),
    }),
  ),
});

/** Reads what `npm audit --json` has printed: each advisory once. Null where npm had no answer from the registry. */
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
