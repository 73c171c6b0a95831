import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Result } from '@festival/shared-contracts/errors/result';
import { type FormEvent, useRef, useState } from 'react';

/** What the person typed: the reason, and in `force` the reason for a release without a mount. */
export type Given = { reason: string; force?: string };

type ConfirmationOptions = {
  /** Whether the action can be carried out as it is. */
  isReady: boolean;
  /** By default true, because the history shows the reason. */
  isReasonNeeded?: boolean;
  /** Carries the action out. Returns a sentence that describes what was done. */
  confirm: (given: Given) => Promise<Result<string, RegistryError>>;
  onDone: (sentence: string) => void;
  onRefused: () => void;
};

/** The state of a form that confirms an action: its reason, the call, and a refusal. */
export function useConfirmation({ isReady, isReasonNeeded = true, confirm, onDone, onRefused }: ConfirmationOptions) {
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  const [wasTried, setTried] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [force, setForce] = useState('');
  const [refusal, setRefusal] = useState<RegistryError | null>(null);
  const isHeavier = refusal?.code === 'heavier';
  const isUnmounted = isHeavier || refusal?.code === 'not-mounted';
  const [why, whyUnmounted] = [reason.trim(), force.trim()];

  async function send(): Promise<void> {
    setPending(true);
    const done = await confirm({ reason: why, ...(isUnmounted && whyUnmounted !== '' && { force: whyUnmounted }) });
    setPending(false);
    setRefusal(done.ok ? null : done.error);
    if (!done.ok) return onRefused();
    setOpen(false);
    onDone(done.value);
  }

  return {
    isOpen,
    isPending,
    reason,
    reasonField,
    setReason,
    isReasonNeeded,
    isReasonMissing: isReasonNeeded && wasTried && why === '',
    force,
    setForce,
    isUnmounted,
    isHeavier,
    refusal,
    forgetRefusal: () => setRefusal(null),
    close: () => setOpen(false),
    submit(event: FormEvent): void {
      event.preventDefault();
      setTried(true);
      if (isReasonNeeded && why === '') reasonField.current?.focus();
      else if (isReady && !isPending) void send();
    },
  };
}
