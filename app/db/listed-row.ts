import type { Row, Rows } from './rows'

/** The views that can be listed: each row has an id and what a search looks in. */
export type ListedView = {
  [Name in keyof Rows]: Rows[Name] extends { id: number; search: string } ? Name : never
}[keyof Rows]

/** A row as a page gets it: without what only chooses and sorts. */
export type ListedRow<View extends ListedView> = Omit<
  Row<View>,
  'search' | `in${Uppercase<string>}${string}` | `${string}Key`
>
