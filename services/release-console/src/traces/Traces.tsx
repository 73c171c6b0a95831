import { type DiagnosedTrace, ownerText } from '@festival/release-registry/traces/diagnosedTrace';
import { useEffect, useState } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';
import list from '../list/List.module.css';
import { ListSection } from '../list/ListSection.tsx';
import { texts } from '../texts.ts';
import styles from './Traces.module.css';
import { type TraceGroup, traceGroups } from './traceGroups.ts';

type TracesProps = {
  api: Pick<ConsoleApi, 'traces'>;
  brand: string;
};

/** Milliseconds between two requests. */
const pause = 15_000;

/** The faults on the pages of a brand: each fault of a version once, with its owner, the next step, and the steps of its latest load. [FED-05] */
export function Traces({ api, brand }: TracesProps) {
  const { traces, error } = useTraces(api, brand);
  const groups = traceGroups(traces);
  return (
    <ListSection
      title={texts.traces.title(brand)}
      note={error ?? (groups.length === 0 ? texts.traces.none : undefined)}
    >
      {groups.map(({ key, ...group }) => (
        <Fault key={key} {...group} />
      ))}
    </ListSection>
  );
}

function Fault({ count, latest }: Omit<TraceGroup, 'key'>) {
  const { trace, what, next, steps } = latest;
  return (
    <li className={list.entry}>
      <p className={list.row}>
        <strong>{texts.traces.slot(trace.module, trace.given.version)}</strong>
        <span>{texts.traces.outcome[trace.outcome]}</span>
        <span className={list.soft}>{texts.traces.count(count, trace.at)}</span>
      </p>
      <p>{what}</p>
      <p>
        <strong>{texts.traces.owner(ownerText(latest))}</strong> {next}
      </p>
      <details>
        <summary className={styles.summary}>{texts.traces.steps(trace.visit, trace.browser)}</summary>
        <ol className={styles.steps}>
          {steps.map(({ at, what: done }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a trace never change
            <li key={index} className={styles.step}>
              <span className={styles.time}>{at !== null && `${at} ms`}</span>
              <span>{done}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** The brand's latest traces, updated periodically while the page is visible. */
function useTraces({ traces: ask }: TracesProps['api'], brand: string) {
  const [seen, setSeen] = useState<{ traces: readonly DiagnosedTrace[]; error: string | null }>({
    traces: [],
    error: null,
  });
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const answer = await ask(brand);
      if (!isWanted) return;
      setSeen((before) =>
        answer.ok ? { traces: answer.value.traces, error: null } : { ...before, error: answer.error.message },
      );
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), pause);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [ask, brand]);
  return seen;
}
