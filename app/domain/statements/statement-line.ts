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
  aside: 'pending' | null
  /** The bank says that it takes another line back: with its own mark, or in words. */
  reversal: 'told' | 'worded' | null
  /** The cents of the collective booking that it is a part of. */
  batch?: number | undefined
}

/** A line of camt.053 before its day and its amount are read; `leaves` is null where the file does not say it. */
export type WrittenLine = Omit<StatementLine, 'day' | 'cents' | 'batch'> & {
  day: string
  batch?: string | undefined
} & WrittenAmount
export type WrittenAmount = { amount: string; leaves: boolean | null }

/** A statement of camt.053: a file may hold several. */
export type CamtStatement = {
  accounts: string[]
  opening?: WrittenAmount
  closing?: WrittenAmount
  lines: WrittenLine[]
}

/** A row of a table: its line in the file, and its cells. */
export type StatementRow = [number: number, cells: string[]]
