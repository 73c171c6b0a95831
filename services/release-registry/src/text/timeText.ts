/** `2026-11-20 10:44 UTC` */
export const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
