/**
 * A queue for each event, settled without a timer: while what was taken from an event's queue is on its way, the next
 * gathers. `settleNext` takes what goes together out of the (never empty) queue, and must not throw.
 */
export function eventQueues<Waiting>(
  settleNext: (eventId: string, queue: Waiting[]) => Promise<void>,
): (eventId: string, waiting: Waiting) => void {
  const queues = new Map<string, Waiting[]>();

  async function drain(eventId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await settleNext(eventId, queue);
    queues.delete(eventId);
  }

  return (eventId, waiting) => {
    const queue = queues.get(eventId);
    if (queue) {
      queue.push(waiting);
      return;
    }
    const opened = [waiting];
    queues.set(eventId, opened);
    setImmediate(() => void drain(eventId, opened));
  };
}
