import type { ShippingMethod } from '@festival/shared-contracts/shipping/shippingMethod';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useEffect, useEffectEvent, useState } from 'react';

export interface ShippingMethods {
  /** Null until the shop has told them. */
  methods: ShippingMethod[] | null;
  hasFailed: boolean;
  retry(): void;
}

/** The methods of delivery to a country, asked of the shop once for each [SHP-02]. */
export function useShippingMethods(country: string): ShippingMethods {
  const commands = useCommands();
  const [told, setTold] = useState<Record<string, ShippingMethod[] | 'failed'>>({});
  const ask = async () => {
    const listed = await commands().shipping.listMethods(country);
    setTold((before) => ({ ...before, [country]: listed.ok ? listed.value : 'failed' }));
  };
  const askAtFirst = useEffectEvent(() => {
    if (told[country] === undefined) void ask();
  });
  useEffect(() => askAtFirst(), [country]);
  const own = told[country];
  const retry = () => {
    setTold(({ [country]: _, ...others }) => others);
    void ask();
  };
  return { methods: own === undefined || own === 'failed' ? null : own, hasFailed: own === 'failed', retry };
}
