/** JSON that many requests share, by its slot in the process; includes the JSON itself if the process does not have it yet. */
export interface SlottedJson {
  slot: number;
  json?: string;
}

/** The number of slots in a process: enough for a brand's latest releases, catalogues and languages. */
const mostKept = 64;

/** The server's record of the slots of one process: it sends each JSON once, until its slot is reused. */
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

/** The parsed value of JSON in the process. Requests share it, so it must not be changed. */
export function readSlot<Value>({ slot, json }: SlottedJson): Value {
  if (json !== undefined) read[slot] = JSON.parse(json);
  return read[slot] as Value;
}
