import { placeNames, placesSchema } from '@festival/shared-contracts/step/places';
import { missingLanguages, stepDeclarationSchema } from '@festival/shared-contracts/step/stepDeclaration';
import * as z from 'zod/mini';
import { fitErrors } from './fitErrors.ts';
import { moduleTypesSchema } from './moduleTypes.ts';
import { stepErrors } from './stepErrors.ts';

/** The declarations of a remote: the manifest of a version contains them, and the shell uses nothing else. [FED-10] */
export const declarationFields = {
  /** The steps that the remote provides. */
  steps: z.optional(z.array(stepDeclarationSchema).check(z.maxLength(20))),
  /** The places of the shell that the remote fills. */
  places: z.optional(placesSchema),
  /** The types of each exposed module's input. */
  types: z.optional(moduleTypesSchema),
};

const declarationSchema = z.object(declarationFields);

export type Declaration = z.infer<typeof declarationSchema>;

/** The contradictions between the fields of a declaration, and between the declaration and the modules that the version exposes. */
export const shownErrors = (shown: Parameters<typeof stepErrors>[0] & Parameters<typeof fitErrors>[0]): string[] => [
  ...stepErrors(shown),
  ...fitErrors(shown),
];

/** The errors of a declaration, in sentences that name step, place or module; empty without errors. [FED-10] */
export function declarationErrors(declared: unknown, exposes: Readonly<Record<string, unknown>>): string[] {
  const parsed = z.safeParse(declarationSchema, declared);
  if (parsed.success) return shownErrors({ ...parsed.data, exposes });
  return parsed.error.issues.flatMap((issue) => issueTexts(issue, declared));
}

/** The languages in which a step has no texts, for its team: shops show it in another language instead. */
export const languageNotes = ({ steps = [] }: Declaration): string[] =>
  steps
    .filter((step) => missingLanguages(step).length > 0)
    .map(
      (step) =>
        `The step ${step.name} has no texts in ${missingLanguages(step).join(' and ')}: pages in these show its texts in the shop's own language.`,
    );

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The shell's names that each referring field may contain. */
const vocabularies: Readonly<Record<string, string>> = {
  traits: 'trait',
  guards: 'guard',
  sells: 'kind of product',
  capability: 'capability',
  flowCapability: 'capability of a flow',
};

/** The characters of a declared value that an error repeats. */
const longestQuote = 200;

function issueTexts({ path, message, ...issue }: z.core.$ZodIssue, declared: unknown): string[] {
  const subject = subjectOf(path, declared);
  const given = (JSON.stringify(path.reduce(memberOf, declared)) ?? 'nothing').slice(0, longestQuote);
  const field = path.filter((key) => Object.hasOwn(vocabularies, key)).at(-1);
  if (issue.code === 'unrecognized_keys') {
    const known = path[0] === 'places' ? `its places are ${placeNames.join(', ')}` : 'its languages are nl, en and es';
    return issue.keys.map((key) => `${subject} has ${key}, which the shell does not know: ${known}`);
  }
  if (issue.code === 'invalid_value' && field !== undefined) {
    const known = issue.values.map(String).join(', ');
    return [
      `${subject} has the ${vocabularies[String(field)]} ${given}, which the shell does not know: it knows ${known}`,
    ];
  }
  const isText = issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.expected === 'string');
  const reason =
    issue.code === 'invalid_format' || issue.code === 'custom'
      ? message
      : issue.code === 'too_big'
        ? `it may have ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'} at most`
        : `it has to be ${isText ? 'a text' : 'what docs/team/steps.md says'}`;
  const inside = path.slice(path[0] === 'steps' ? 2 : 1).join('.');
  return [`${subject} ${inside === '' ? `is ${given}` : `has ${given} as ${inside}`}: ${reason}`];
}

/** The step by its name, or by its number if it has no name. */
function subjectOf([field, number]: readonly PropertyKey[], declared: unknown): string {
  if (field !== 'steps' || typeof number !== 'number')
    return field === undefined ? 'the declaration' : `the list of ${String(field)}`;
  const name = memberOf(memberOf(memberOf(declared, 'steps'), number), 'name');
  return `the step ${typeof name === 'string' ? name : number + 1}`;
}
