type Search = {
  /** Returns how close a file of this quality (a whole number from 1 to 100) is to the original: higher is closer. */
  attempt: (quality: number) => Promise<number>;
  /** The minimum closeness of the file. */
  aim: number;
  /** The first quality to try; the result of a similar picture is a good start. */
  first: number;
};

/** Finer steps would change a file by less than a tenth. */
const step = 3;
/** At lower qualities a metric of the whole picture does not detect bands in a plain sky. */
const lowest = 45;
const highest = 99;

/**
 * The lowest quality, in steps of 3 from the first, between 45 and 99, that reaches the target; if none does, the last
 * one tried.
 */
export async function lowestQuality({ attempt, aim, first }: Search): Promise<number> {
  const reaches = async (quality: number) => (await attempt(quality)) >= aim;
  let quality = first;
  if (await reaches(quality)) {
    while (quality - step >= lowest && (await reaches(quality - step))) quality -= step;
    return quality;
  }
  do quality += step;
  while (quality + step <= highest && !(await reaches(quality)));
  return quality;
}
