import type { Row, Rows } from './generated/rows'

/** The views that can be listed: those of the team whose rows have an id. */
export type ListedView = {
  [Name in Exclude<keyof Rows, `${string}_file`>]: Name extends `admin_${string}`
    ? Rows[Name] extends { id: number }
      ? Name
      : never
    : never
}[Exclude<keyof Rows, `${string}_file`>]

/** A row as a page gets it: without the columns for filter and sort. */
export type ListedRow<View extends ListedView> = Omit<
  Row<View>,
  `in${Uppercase<string>}${string}` | `${string}Key`
>

/** A row as the file of its list gets it: with what only the file has, in a view of its own. */
export type FiledRow<View extends ListedView> = ListedRow<View> &
  (`${View}_file` extends keyof Rows ? Rows[`${View}_file`] : unknown)
