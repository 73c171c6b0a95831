import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { Stage } from '../stages/stagePlan.ts';

const minutesIn: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };

/** `5:6h:200` means 5 % for at least six hours and 200 visits. The last stage is only a share. */
const stagePattern = /^(\d{1,3}(?:\.\d{1,2})?)(?::(\d{1,4})([mhd])(?::(\d{1,7}))?)?$/;

/** Parses the stages of `--plan 5:6h:200,25:1d:1000,100`. Returns a sentence if the value is not a plan. */
export function parsePlan(typed: string): Result<Stage[], string> {
  const stages: Stage[] = [];
  const words = typed.split(',').map((word) => word.trim());
  for (const [index, word] of words.entries()) {
    const [, percent, time, unit = 'm', visits = '0'] = stagePattern.exec(word) ?? [];
    const basisPoints = Math.round(Number(percent) * 100);
    const isLast = index === words.length - 1;
    if (percent === undefined || basisPoints < 1 || basisPoints > 10_000 || (time === undefined) !== isLast) {
      return failure(
        `--plan ${typed}: write each stage as share:time:visits and the last as a share, as in 5:6h:200,25:1d:1000,100.`,
      );
    }
    const minutes = Number(time ?? 0) * (minutesIn[unit] ?? 1);
    stages.push({ basisPoints, minutes, visits: Number(visits) });
  }
  return success(stages);
}
