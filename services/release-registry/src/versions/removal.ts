import * as z from 'zod/mini';

/** Who removed a version, why and when (ISO date). Its number remains taken. */
export const removalSchema = z.object({ by: z.string(), reason: z.string(), at: z.iso.datetime() });

export type Removal = z.infer<typeof removalSchema>;

/** `removed by ada at 2026-11-20T10:00:00.000Z (too old)` */
export const removalText = ({ by, reason, at }: Removal): string => `removed by ${by} at ${at} (${reason})`;
