/** The text of a record as it is written: readable JSON. */
export const recordText = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;
