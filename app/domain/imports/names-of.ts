/** Which of two words in one column is the name. */
export type NameOrder = 'nameFirst' | 'surnameFirst'
export const nameOrders = ['nameFirst', 'surnameFirst'] as const

/** Name and surname of one cell: the surname is the last word or the first, and what stands before a comma. */
export function namesOf(cell: string, order: NameOrder) {
  const [surname = '', ...after] = cell.split(',').map((part) => part.trim())
  if (after.some(Boolean)) return { name: after.join(' ').trim(), surname }
  const words = cell.replaceAll(/ ?- ?/g, '-').split(/\s+/u).filter(Boolean)
  return order === 'surnameFirst'
    ? { name: words.slice(1).join(' '), surname: words[0] ?? '' }
    : { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' }
}
