type Search = {
  /** Answers how close a file of this quality (a whole number from 1 to 100) comes to the original: higher is closer. */
  attempt: (quality: number) => Promise<number>;
  /** What the file must reach. */
  aim: number;
  /** Where to begin: the answer for a similar picture is near. */
  first: number;
};

/** Finer steps would change a file by less than a tenth. */
const step = 3;
/** Below, a metric of the whole picture misses bands in a single sky. */
const lowest = 45;
const highest = 99;

/** The lowest quality, in steps of 3 from the first, between 45 and 99, that reaches the aim; where none does, the last one tried. */
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
