import { useEffect, useState } from 'react';

/** The answer of a call, once it has arrived. The call is repeated when `what` changes. */
export function useAnswer<Answer>(what: string, call: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call is another function at each render
  useEffect(() => {
    let isWanted = true;
    void call().then((one) => {
      if (isWanted) setAnswer(one);
    });
    return () => {
      isWanted = false;
    };
  }, [what]);
  return answer;
}
