import { brandIdSchema } from '@festival/release-contracts/brand/brandId';
import { versionSchema } from '@festival/release-contracts/package/version';
import {
  type LaneVisits,
  laneVisitsSchema,
  type Sales,
  salesSchema,
} from '@festival/release-contracts/release/canaryVisits';
import { errorGroupSchema } from '@festival/release-contracts/release/visitErrors';
import { countsOf, p75, type VitalName, vitalNames } from '@festival/release-contracts/release/visitVitals';
import * as z from 'zod/mini';

/** The 75th percentiles of the measures; a measure without values is omitted. */
export const upperQuartersSchema = z.partialRecord(z.enum(vitalNames), z.number());
export type UpperQuarters = z.infer<typeof upperQuartersSchema>;

/** The 75th percentiles of the visits, over all steps. */
export function upperQuarters({ vitals }: Pick<LaneVisits, 'vitals'>): UpperQuarters {
  const values = vitalNames.map((name): [VitalName, number | null] => [name, p75(countsOf(vitals, name))]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

/** The 75th percentiles of each step. */
export const upperQuartersByStep = ({ vitals }: Pick<LaneVisits, 'vitals'>): Record<string, UpperQuarters> =>
  Object.fromEntries(Object.entries(vitals).map(([step, own]) => [step, upperQuarters({ vitals: { [step]: own } })]));

const { vitals: _, ...countFields } = laneVisitsSchema.shape;

/** Numbers of visits. */
export const laneCountsSchema = z.object(countFields);

/** Numbers of visits, with sales and 75th percentiles. */
export const figuresSchema = z.object({ ...countFields, ...salesSchema.shape, p75: upperQuartersSchema });
export type Figures = z.infer<typeof figuresSchema>;

export const figuresOf = ({ vitals, ...counts }: LaneVisits & Sales): Figures => ({
  ...counts,
  p75: upperQuarters({ vitals }),
});

/** The figures of each version of a remote at a brand: `GET /brands/<brand>/figures/<remote>`. */
export const remoteFiguresSchema = z.object({
  versions: z.record(
    versionSchema,
    z.object({
      sums: figuresSchema,
      /** The 75th percentiles of each step in the last two hours. */
      steps: z.record(z.string(), upperQuartersSchema),
      /** The hours with visits, the oldest first; each is named by its beginning. */
      hours: z.array(z.extend(figuresSchema, { at: z.string() })),
    }),
  ),
});
export type RemoteFigures = z.infer<typeof remoteFiguresSchema>;

/** Equal errors of a version since they were first seen, with the brands in which they occurred. */
export const keptErrorSchema = z.extend(errorGroupSchema, {
  brands: z.record(brandIdSchema, z.int()),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type KeptError = z.infer<typeof keptErrorSchema>;

/** The errors of a version: `GET /errors/<remote>/<version>`. */
export const versionErrorsSchema = z.object({ errors: z.array(keptErrorSchema) });
