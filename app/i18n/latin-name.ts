import { defaultLanguage, type Language } from './locale'

// ELOT 743 (ISO 843), as on Greek passports. Letters with an accent are decomposed first.
const letters: Record<string, string> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o',
  π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
} // prettier-ignore
const pairs: Record<string, string> = { γγ: 'ng', γξ: 'nx', γχ: 'nch', ου: 'ou' }
const voiced = /^[αβγδεζηιλμνορυω]/
const accent = '\u0301'
const dialytika = '\u0308'

/** A person's name as pages in this language show it: outside Greek in the own spelling, else in Latin letters. */
export const personName = (language: Language, name: string, spelling?: string | null) =>
  language === defaultLanguage ? name : (spelling ?? latinName(name))

/** A Greek name in Latin letters; other letters stay. */
export function latinName(name: string) {
  const composed = name.normalize('NFC')
  return composed.replaceAll(/\p{Script=Greek}+/gu, (word) => latinWord(word.normalize('NFD')))
}

function latinWord(word: string) {
  const found = word.match(/\p{L}[\u0301\u0308]*/gu) ?? []
  let latin = ''
  for (let at = 0; at < found.length; at += 1) {
    const { text, length } = latinAt(found, at)
    latin += inCase(text, found, at)
    at += length - 1
  }
  return latin
}

const base = (letter = '') => (letter[0] ?? '').toLowerCase()

/** The Latin letters of the one or two Greek ones at a place. */
function latinAt(found: string[], at: number): { text: string; length: number } {
  const [first, second] = [found[at]!, found[at + 1] ?? '']
  const pair = base(first) + base(second)
  // An accent on the first letter or a dialytika on the second separates the two.
  const together = second !== '' && !first.includes(accent) && !second.includes(dialytika)
  if (/^[αεη]υ$/.test(pair) && together) {
    const sound = voiced.test(base(found[at + 2])) ? 'v' : 'f'
    return { text: letters[base(first)]! + sound, length: 2 }
  }
  if (pair === 'μπ')
    return at === 0 || at + 2 === found.length ? { text: 'b', length: 2 } : { text: 'mp', length: 2 }
  if (pairs[pair] && together) return { text: pairs[pair], length: 2 }
  return { text: letters[base(first)] ?? first, length: 1 }
}

/** A capital stays one: Θ is Th, or TH among capitals. */
function inCase(text: string, found: string[], at: number) {
  const isCapital = (letter = '') => letter !== '' && letter[0] !== letter[0]!.toLowerCase()
  if (!isCapital(found[at])) return text
  const next = found[at + 1] ?? found[at - 1]
  return isCapital(next) ? text.toUpperCase() : text[0]!.toUpperCase() + text.slice(1)
}
