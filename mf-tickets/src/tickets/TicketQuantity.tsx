import { configAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

/** Loaded only in shops without steppers. */
const TicketDropdown = lazyComponent(
  async () => (await import(/* webpackChunkName: "later" */ '../dropdown/TicketDropdown.tsx')).TicketDropdown,
);

/** The quantity of a ticket: a stepper, or a list in shops without steppers [TIX-15]. */
export function TicketQuantity({ productId }: { productId: string }) {
  const config = useAtomValue(configAtom);
  const props = { productId, showsLimits: !config?.shopSettings.fields.hideTicketMinMax };
  if (config?.useStepper !== false) return <ProductQuantity {...props} />;
  return (
    <Suspense>
      <TicketDropdown {...props} />
    </Suspense>
  );
}
