/**
 * One queue for each event, without a timer: while a batch of an event runs, the next batch collects. `settleNext`
 * takes a batch from the queue, must not throw, and is never called with an empty queue. Returns the function that adds
 * to a queue.
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
