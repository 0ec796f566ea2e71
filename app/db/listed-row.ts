import type { Row, Rows } from './rows'

/** The views that can be listed: their rows have an id and a search column. */
export type ListedView = {
  [Name in keyof Rows]: Rows[Name] extends { id: number; search: string } ? Name : never
}[keyof Rows]

/** A row as a page gets it: without the columns for filter, search and sort. */
export type ListedRow<View extends ListedView> = Omit<
  Row<View>,
  'search' | `in${Uppercase<string>}${string}` | `${string}Key`
>
