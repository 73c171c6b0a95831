import { z } from 'zod';

export const amountSchema = z.object({ currency: z.literal('EUR'), value: z.int().positive() });
