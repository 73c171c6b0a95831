const pattern =
  /^(?<eventId>[\x21-\x7e]{1,40}?):(?<paymentId>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * Our reference of a payment at Adyen. It contains the event, because one webhook URL serves all events and Adyen's
 * signature covers the reference but not the metadata. Adyen accepts 80 characters. Throws for an event id longer than
 * 40.
 */
export function merchantReference(eventId: string, paymentId: string): string {
  const reference = `${eventId}:${paymentId}`;
  if (!pattern.test(reference))
    throw new Error(`Adyen accepts no reference for the event ${eventId}: its id is too long`);
  return reference;
}

/** Parses the payment from a reference. Returns null for a reference that is not ours. */
export function readMerchantReference(reference: string): { eventId: string; paymentId: string } | null {
  const { eventId, paymentId } = pattern.exec(reference)?.groups ?? {};
  return eventId && paymentId ? { eventId, paymentId } : null;
}
