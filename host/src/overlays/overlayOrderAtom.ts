import { atom } from 'jotai/vanilla';
import { noOverlays, type OverlayOrder } from './overlayOrder.ts';

/** The open and waiting overlays; only `overlayQueue` writes it. */
export const overlayOrderAtom = atom<OverlayOrder>(noOverlays);
