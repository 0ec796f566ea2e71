import type { Row, Rows } from './rows'

/** The views that can be listed: those of the team whose rows have an id. */
export type ListedView = {
  [Name in keyof Rows]: Name extends `admin_${string}`
    ? Rows[Name] extends { id: number }
      ? Name
      : never
    : never
}[keyof Rows]

/** A row as the file of its list gets it: without the columns for filter and sort. */
export type FiledRow<View extends ListedView> = Omit<
  Row<View>,
  `in${Uppercase<string>}${string}` | `${string}Key`
>

/** A row as a page gets it: without what only the file has, too. */
export type ListedRow<View extends ListedView> = Omit<FiledRow<View>, 'file'>
