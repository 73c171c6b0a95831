/** A JSON that many requests have in common, by its slot in the process; with the JSON itself where that is not there yet. */
export interface SlottedJson {
  slot: number;
  json?: string;
}

/** So many are kept in a process: those of a brand's latest releases, catalogues and languages. */
const mostKept = 64;

/** The server's account of what one process has: it sends each JSON once, until others have taken its slot. */
export function jsonSender(): (json: string) => SlottedJson {
  const slots = new Map<string, number>();
  let next = 0;
  return (json) => {
    const known = slots.get(json);
    if (known !== undefined) return { slot: known };
    const slot = next % mostKept;
    next += 1;
    for (const [former, of] of slots) if (of === slot) slots.delete(former);
    slots.set(json, slot);
    return { slot, json };
  };
}

const read: unknown[] = [];

/** The value of a JSON, in the process: the same one each time, so nothing may change it. */
export function readSlot<Value>({ slot, json }: SlottedJson): Value {
  if (json !== undefined) read[slot] = JSON.parse(json);
  return read[slot] as Value;
}
