export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: string[] }

const heading = /^(##|###) (.+?)(?: \{#([\w-]+)\})?$/u

/** A text taken apart at its empty lines. A heading may name its own id: `## Title {#id}`. */
export function parseBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf)
}

function blockOf(lines: string[]): Block {
  const titled = heading.exec(lines[0]!)
  if (titled) {
    const [, marks, text, id] = titled
    return { kind: 'heading', level: marks === '##' ? 2 : 3, text: text!, id: id ?? slugOf(text!) }
  }
  if (lines[0]!.startsWith('- ')) return { kind: 'bullets', items: itemsOf(lines, /^- /u) }
  if (/^\d+\. /u.test(lines[0]!)) return { kind: 'numbers', items: itemsOf(lines, /^\d+\. /u) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** A line without a mark goes on with the item above it. */
function itemsOf(lines: string[], mark: RegExp) {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop()} ${line}`)
  }
  return items
}

/** An id out of a heading's words, letters of any alphabet kept. */
export function slugOf(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
