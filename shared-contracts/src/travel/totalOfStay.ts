interface PricedStay {
  packageOption: { subtotal: number } | null;
  extras: readonly { subtotal: number }[];
}

/** Cents of a stay: its rooms and its extras. Add-ons of an earlier order have lines of their own [TRV-02, BSK-03]. */
export const totalOfStay = ({ packageOption, extras }: PricedStay): number =>
  extras.reduce((total, { subtotal }) => total + subtotal, packageOption?.subtotal ?? 0);
