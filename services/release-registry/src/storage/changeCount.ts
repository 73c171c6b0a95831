/** Counts changes of records by the top folder of their path. */
export function changeCount() {
  const counts = new Map<string, number>();
  const count = (folder: string): number => counts.get(folder) ?? 0;
  return {
    count,
    add(path: string): void {
      const [folder = ''] = path.split('/');
      counts.set(folder, count(folder) + 1);
    },
  };
}
