/** The description of a registered metric. */
type Metric = { name: string; help: string; type: string; labelNames?: readonly string[] };

/** A table row for each metric. @throws an Error that names a metric without a description. */
export const metricRows = (metrics: readonly object[]): string[] =>
  (metrics as Metric[]).map(({ name, help, type, labelNames = [] }) => {
    if (!help) throw new Error(`The metric ${name} has no meaning: give it a help text.`);
    const labels = labelNames.map((label) => `\`${label}\``).join(', ');
    return `| \`${name}\` | ${type} | ${labels} | ${help.replaceAll('|', '\\|')} |`;
  });
