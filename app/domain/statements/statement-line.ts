/** A line of a bank's file; without cents or day it could not be read. */
export type StatementLine = {
  number: number
  /** YYYY-MM-DD. */
  day: string | null
  /** Below zero: money that left the account. */
  cents: number | null
  /** As the file names it, or empty. */
  currency: string
  text: string
  /** The bank's own, or empty. */
  reference: string
  /** Why it is left alone, though it could be read. */
  aside: 'pending' | 'reversed' | null
}

/** A row of a table: its line in the file, and its cells. */
export type StatementRow = [number: number, cells: string[]]
