/** Emoji and their joiners; Indian scripts join letters by the same sign. No embedded font has them, so each would be printed as an empty box. */
const emoji = /[\p{Emoji_Presentation}\u{1F000}-\u{1FAFF}]|\u{FE0F}|(?<![\u{0900}-\u{0DFF}])\u{200D}|\u{20E3}/gu;

/** Removes emoji from a text: `Noor 🎉 de Vries` becomes `Noor de Vries`. */
export const drawableText = (text: string): string => text.replace(emoji, '').replace(/ {2,}/g, ' ').trim();
