import type { TransactionSql } from 'postgres'
import type { ListSource } from './list'
import type { ListQuery } from './list-query'

/** The ids that a search finds; null where they are not known and the list is read row by row. */
export type Found = number[] | null

// More than so many are met soon on a walk through the list.
const most = 3000

/** True if the search finds more than these. */
export const isMany = (people: Found): people is number[] => people !== null && people.length >= most

/** Finds the rows of a list by their words, for a list that can; null without a search. */
export async function findPeople(sql: TransactionSql, list: ListSource, { q }: ListQuery): Promise<Found> {
  if (!list.finds || !q) return null
  const [row] = await sql<{ ids: Found }[]>`
    select api.find_listed(list => ${list.finds}, q => ${q}, most => ${most}) as ids`
  return row?.ids ?? null
}
