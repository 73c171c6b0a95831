/** The first of these shop APIs that reports ready; null when none does. */
export async function findShopApi(candidates: readonly string[]): Promise<string | null> {
  for (const url of candidates) {
    try {
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(800) });
      if (response.ok) return url;
    } catch {
      // It is not running: try the next one.
    }
  }
  return null;
}
