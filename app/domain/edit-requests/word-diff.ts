/** Part of a text or an item of a list; `changed` when the other side does not have it. */
export type Piece = { text: string; changed: boolean }

const mostCells = 4_000_000

/** What two rows of items have in common, in order, and what only one of them has. The space after a word is no change. */
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

/** A text as words, each with the space after it, so that joined they are the text again. */
export function wordsOf(text: string) {
  return text.match(/\S+\s*|^\s+/gu) ?? []
}

/** Neighbours of one kind as one piece. */
export function joined(pieces: Piece[]): Piece[] {
  const rows: Piece[] = []
  for (const piece of pieces) {
    const last = rows.at(-1)
    if (last?.changed === piece.changed) last.text += piece.text
    else rows.push({ ...piece })
  }
  return rows
}

/** For each pair of places, how many items the rests from there share; nothing for texts too long to compare. */
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
