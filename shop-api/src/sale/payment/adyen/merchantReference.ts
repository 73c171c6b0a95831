const pattern =
  /^(?<eventId>[\x21-\x7e]{1,40}?):(?<paymentId>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * What Adyen calls our payment by: its one webhook address serves all events, and its signature covers the reference, not the
 * metadata. Adyen takes 80 characters. Throws for an event whose id is longer than 40.
 */
export function merchantReference(eventId: string, paymentId: string): string {
  const reference = `${eventId}:${paymentId}`;
  if (!pattern.test(reference)) throw new Error(`Adyen can not be told of the event ${eventId}: its id is too long`);
  return reference;
}

/** The payment that a reference names, or null when it is none of ours. */
export function readMerchantReference(reference: string): { eventId: string; paymentId: string } | null {
  const { eventId, paymentId } = pattern.exec(reference)?.groups ?? {};
  return eventId && paymentId ? { eventId, paymentId } : null;
}
