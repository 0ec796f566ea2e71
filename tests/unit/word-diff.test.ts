import { describe, expect, test } from 'vitest'
import { compare, joined, wordsOf, type Piece } from '~/domain/edit-requests/word-diff'

const shown = (pieces: Piece[]) =>
  joined(pieces)
    .map(({ text, changed }) => (changed ? `[${text.trimEnd()}]` : text.trimEnd()))
    .join(' ')

describe('the difference of two texts', () => {
  test.each([
    ['η μία και η άλλη', 'η μία ή η άλλη', 'η μία [και] η άλλη', 'η μία [ή] η άλλη'],
    ['ίδιο κείμενο', 'ίδιο κείμενο', 'ίδιο κείμενο', 'ίδιο κείμενο'],
    ['', 'όλο νέο', '', '[όλο νέο]'],
    ['μία λέξη', 'μία λέξη ακόμη', 'μία λέξη', 'μία λέξη [ακόμη]'],
    ['πρώτη\n\nδεύτερη', 'δεύτερη', '[πρώτη] δεύτερη', 'δεύτερη'],
  ])('%s → %s', (before, after, left, right) => {
    const found = compare(wordsOf(before), wordsOf(after))
    expect([shown(found.before), shown(found.after)]).toEqual([left, right])
    expect(
      joined(found.before)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(before)
    expect(
      joined(found.after)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(after)
  })

  test('the longest texts are compared, or shown as completely new', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `λ${at % 97} `)
    expect(compare(words(1000), words(1000)).after.every((piece) => !piece.changed)).toBe(true)
    expect(compare(words(9000), words(9001)).after).toHaveLength(9001)
  })
})
