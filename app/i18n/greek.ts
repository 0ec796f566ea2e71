/**
 * The `lang` attribute for text that a member wrote: `el` if it contains Greek letters, otherwise undefined.
 */
export function langOfWords(text: string): 'el' | undefined {
  return /\p{Script=Greek}/u.test(text) ? 'el' : undefined
}
