/** XPaths of elements on a page, by the start of their accessible names. */
const starts = (name: string) => `starts-with(normalize-space(), "${name}")`;
const called = (name: string) => `[starts-with(@aria-label, "${name}") or not(@aria-label) and ${starts(name)}]`;

export const button = (name: string): string => `//button${called(name)}`;
export const link = (name: string): string => `//a${called(name)}`;
export const heading = (name: string): string => `//*[self::h1 or self::h2][${starts(name)}]`;

/** The field with this label, which contains the field or refers to it. */
export const field = (label: string): string =>
  `//*[self::input or self::select][@id=//label[${starts(label)}]/@for or ancestor::label[${starts(label)}]]`;

/** The option with this text, from its list. */
export const option = (text: string): string => `.//option[normalize-space()="${text}"]`;
