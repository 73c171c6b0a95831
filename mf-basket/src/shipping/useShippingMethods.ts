import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffect, useEffectEvent, useState } from 'react';

export interface ShippingMethods {
  /** Null until the shop has answered. */
  methods: ShippingMethod[] | null;
  hasFailed: boolean;
  retry(): void;
}

/** The methods of delivery to a country, fetched once for each country [SHP-02]. */
export function useShippingMethods(country: string): ShippingMethods {
  const commands = useCommands();
  const [answers, setAnswers] = useState<Record<string, ShippingMethod[] | 'failed'>>({});
  const fetchMethods = async () => {
    const listed = await commands().shipping.listMethods(country);
    setAnswers((before) => ({ ...before, [country]: listed.ok ? listed.value : 'failed' }));
  };
  const fetchFirst = useEffectEvent((wanted: string) => {
    if (answers[wanted] === undefined) void fetchMethods();
  });
  useEffect(() => fetchFirst(country), [country]);
  const own = answers[country];
  const retry = () => {
    setAnswers(({ [country]: _, ...others }) => others);
    void fetchMethods();
  };
  return { methods: own === undefined || own === 'failed' ? null : own, hasFailed: own === 'failed', retry };
}
