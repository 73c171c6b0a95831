const ofDay = 86_400;
const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as whole days, and the rest as a clock: `4:05:09`. */
export const timeUntil = (seconds: number): { days: number; clock: string } => {
  const rest = seconds % ofDay;
  return {
    days: Math.floor(seconds / ofDay),
    clock: `${Math.floor(rest / 3600)}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`,
  };
};
