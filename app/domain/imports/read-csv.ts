import { Refusal } from '~/db/refusal.server'
import { importLimits, type Line } from './limits'

/** The separator of the first line, outside quotes: the most frequent of ; , and tab. */
function separatorOf(text: string) {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const counted = [';', ',', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counted.sort((a, b) => b.count - a.count)[0]!.sign
}

/**
 * The lines of a CSV text, with their numbers in the file; empty ones are left out. Quotes as in RFC 4180.
 * Raises import_too_long after 5,000 rows below the headings, import_broken for a quote that never ends.
 */
export function readCsv(text: string): Line[] {
  const source = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const separator = separatorOf(source)
  const lines: Line[] = []
  let cells: string[] = []
  let number = 1
  let startedAt = 1
  let at = 0

  const endLine = () => {
    if (cells.some((cell) => cell.trim() !== '')) lines.push([startedAt, cells])
    if (lines.length > importLimits.rows + 1) throw new Refusal('import_too_long', 'file', 422)
    cells = []
  }
  while (at < source.length) {
    let cell = ''
    if (source[at] === '"') {
      const end = endOfQuoted(source, at)
      cell = source.slice(at + 1, end).replaceAll('""', '"')
      number += cell.split('\n').length - 1
      at = end + 1
    }
    // Text after a closing quote is kept as it stands.
    const stop = nextOf(source, at, separator)
    cells.push(cell + source.slice(at, stop))
    at = stop
    if (source[at] === separator) {
      at += 1
      if (at === source.length) cells.push('')
      continue
    }
    endLine()
    at += 1
    number += 1
    startedAt = number
  }
  if (cells.length > 0) endLine()
  return lines
}

function endOfQuoted(source: string, start: number) {
  let end = source.indexOf('"', start + 1)
  while (end >= 0 && source[end + 1] === '"') end = source.indexOf('"', end + 2)
  if (end < 0) throw new Refusal('import_broken', 'file', 422)
  return end
}

function nextOf(source: string, at: number, separator: string) {
  let stop = at
  while (stop < source.length && source[stop] !== separator && source[stop] !== '\n') stop += 1
  return stop
}
