import type { AnalyticsEvent } from './analyticsEvents.ts';

declare global {
  /** The queue that the tag manager reads; Google defines its name and form. */
  var dataLayer: Record<string, unknown>[] | undefined;
}

export const pushToDataLayer = (entry: Record<string, unknown>): void => {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(entry);
};

/** Publishes an event in GA4's e-commerce shape. The commerce data of the previous event is cleared first [ANL-01]. */
export const publishEvent = ({ name, parameters }: AnalyticsEvent): void => {
  const { user_data, ...ecommerce } = { user_data: undefined, ...parameters };
  pushToDataLayer({ ecommerce: null });
  pushToDataLayer({ event: name, ecommerce, ...(user_data ? { user_data } : {}) });
};
