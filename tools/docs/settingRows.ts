import { posix } from 'node:path';
import { z } from 'zod';

/** The metadata of a setting's schema. */
interface SettingText {
  /** Its description. */
  description?: string;
  /** The unit of a number. */
  unit?: string;
  /** What happens without the setting, if it has no default. */
  unset?: string;
  /** The page about the setting, from the repository's root. */
  see?: string;
}

/** The parts of a schema that this code reads; they are the same in zod and zod/mini. */
interface Inner {
  _zod: { def: { type: string; innerType?: Inner; in?: Inner } };
}

/** A table row for each setting of a schema. @throws an Error that names a setting without a description. */
export const settingRows = (shape: Readonly<Record<string, z.core.$ZodType>>): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    const inner = innerOf(schema as unknown as Inner);
    // A removed setting has no row; its use is refused with advice.
    if (inner._zod.def.type === 'never') return [];
    const text = z.globalRegistry.get(schema) as SettingText | undefined;
    if (!text?.description)
      throw new Error(`The setting ${name} has no meaning: add .meta({ description }) to its schema.`);
    const meaning = [text.description, values(inner, text.unit), text.see && `[More](${link(text.see)}).`];
    const cells = [`\`${name}\``, text.unset ?? defaultOf(schema), meaning.filter(Boolean).join(' ')];
    return [`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`];
  });

const innerOf = (schema: Inner): Inner => {
  const inside = schema._zod.def.innerType ?? schema._zod.def.in;
  return inside === undefined ? schema : innerOf(inside);
};

/** The allowed values of a setting, such as `1 to 300 seconds.` */
function values(schema: Inner, unit = ''): string {
  if (!['enum', 'number'].includes(schema._zod.def.type)) return '';
  const { enum: words, minimum, maximum } = z.toJSONSchema(schema as unknown as z.core.$ZodType);
  if (words) return `One of ${words.map((word) => `\`${word}\``).join(', ')}.`;
  const most = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? 'or more' : `to ${maximum}`;
  return `${minimum} ${most}${unit && ` ${unit}`}.`;
}

const defaultOf = (schema: z.core.$ZodType): string => {
  const parsed = z.safeParse(schema, undefined);
  if (!parsed.success) return 'does not start';
  return ['string', 'number'].includes(typeof parsed.data) ? `\`${parsed.data}\`` : '';
};

const link = (path: string): string => posix.relative('docs/reference', path);
