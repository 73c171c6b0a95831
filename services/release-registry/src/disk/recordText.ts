/** A record as it is written: JSON that a person can read. */
export const recordText = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;
