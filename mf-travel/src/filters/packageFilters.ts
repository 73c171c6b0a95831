/** What a shopper looks for among the stays, as the address has it; undefined or empty where everything will do [TRV-01]. */
export interface PackageFilters {
  /** 1 to 50. */
  persons?: number | undefined;
  /** Ids of the settings' categories. */
  category: string[];
  /** The fewest stars. */
  rating?: number | undefined;
  /** A day of the stay, ISO. */
  date?: string | undefined;
}
