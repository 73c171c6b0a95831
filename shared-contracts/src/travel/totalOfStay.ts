interface PricedStay {
  packageOption: { subtotal: number } | null;
  extras: readonly { subtotal: number }[];
}

/** The price of a stay in cents: its rooms and its extras. Add-ons of an earlier order have separate lines [TRV-02, BSK-03]. */
export const totalOfStay = ({ packageOption, extras }: PricedStay): number =>
  extras.reduce((total, { subtotal }) => total + subtotal, packageOption?.subtotal ?? 0);
