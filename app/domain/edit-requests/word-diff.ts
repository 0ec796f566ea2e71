/** A part of a text or an item of a list; `changed` if the other side does not contain it. */
export type Piece = { text: string; changed: boolean }

const mostCells = 4_000_000

/**
 * Compares two lists of items: what both contain, in order, and what only one contains. Trailing spaces are
 * ignored.
 */
export function compare(itemsBefore: string[], itemsAfter: string[]): { before: Piece[]; after: Piece[] } {
  const [before, after] = [
    itemsBefore.map((item) => item.trimEnd()),
    itemsAfter.map((item) => item.trimEnd()),
  ]
  const common = commonLengths(before, after)
  const [left, right] = [new Set<number>(), new Set<number>()]
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) {
      left.add(i++)
      right.add(j++)
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) i++
    else j++
  }
  return { before: marked(itemsBefore, left), after: marked(itemsAfter, right) }
}

/** Splits a text into words, each with the space after it, so that joining them restores the text. */
export function wordsOf(text: string) {
  return text.match(/\S+\s*|^\s+/gu) ?? []
}

/** Joins adjacent pieces of the same kind. */
export function joined(pieces: Piece[]): Piece[] {
  const rows: Piece[] = []
  for (const piece of pieces) {
    const last = rows.at(-1)
    if (last?.changed === piece.changed) last.text += piece.text
    else rows.push({ ...piece })
  }
  return rows
}

/**
 * The table of the longest common subsequence: for each pair of positions, the number of common items after
 * them. Empty if the texts are too long to compare.
 */
function commonLengths(before: string[], after: string[]) {
  const lengths: Uint16Array[] = []
  if (before.length * after.length > mostCells) return lengths
  for (let i = before.length; i >= 0; i--) {
    const row = (lengths[i] = new Uint16Array(after.length + 1))
    for (let j = after.length - 1; j >= 0 && i < before.length; j--) {
      const below = lengths[i + 1]!
      row[j] = before[i] === after[j] ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!)
    }
  }
  return lengths
}

function marked(items: string[], kept: Set<number>): Piece[] {
  return items.map((text, index) => ({ text, changed: !kept.has(index) }))
}
