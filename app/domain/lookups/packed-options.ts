import type { Option } from './lookups.server'

/** Options as one text for a page's data: as objects, each would cost the page four times its words. */
export const packOptions = (options: Option[]) =>
  options.map(({ value, label }) => `${value} ${label}`).join('\n')

/** The options again. A value is an id or a code, without a space. */
export function unpackOptions(packed: string): Option[] {
  return packed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const end = line.indexOf(' ')
      return { value: line.slice(0, end), label: line.slice(end + 1) }
    })
}
