/** The `lang` of words a member wrote: Greek when they are; else unknown, as the page has it. */
export function langOfWords(text: string): 'el' | undefined {
  return /\p{Script=Greek}/u.test(text) ? 'el' : undefined
}
