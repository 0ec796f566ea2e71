import type { Option } from './lookups.server'

/** Packs options into one string for a page's data; as objects they would take four times the bytes. */
export const packOptions = (options: Option[]) =>
  options.map(({ value, label }) => `${value} ${label}`).join('\n')

/** Unpacks them. Values are ids or codes, which contain no space. */
export function unpackOptions(packed: string): Option[] {
  return packed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const end = line.indexOf(' ')
      return { value: line.slice(0, end), label: line.slice(end + 1) }
    })
}
