import type { Result } from '@festival/shared-contracts/errors/result';
import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a request: `none` for a missing resource, `away` if the server does not answer. */
export type Answer<Value> = { name: 'asking' } | { name: 'known'; value: Value } | { name: 'none' } | { name: 'away' };

const asking = { name: 'asking' } as const;

const answerOf = <Value>(result: Result<Value>): Answer<Value> => {
  if (result.ok) return { name: 'known', value: result.value };
  return result.error.status === 404 ? { name: 'none' } : { name: 'away' };
};

/**
 * Requests once for each `key`, and again when `ask` is called. The former answer is shown until the next one arrives.
 */
export function useAnswer<Value>(key: string, read: () => Promise<Result<Value>>) {
  const [answer, setAnswer] = useState<Answer<Value> & { key?: string }>(asking);
  const [round, setRound] = useState(0);
  const readNow = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks once more
  useEffect(() => {
    let isOver = false;
    void readNow().then((result) => {
      if (!isOver) setAnswer({ ...answerOf(result), key });
    });
    return () => {
      isOver = true;
    };
  }, [key, round]);
  return { answer: answer.key === key ? answer : asking, ask: () => setRound((last) => last + 1) };
}
