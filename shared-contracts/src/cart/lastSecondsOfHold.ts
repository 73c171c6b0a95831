/** Seconds before a hold's end from which it can be extended [BYD-01]. */
export const lastSecondsOfHold = 120;
