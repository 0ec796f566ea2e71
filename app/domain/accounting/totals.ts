import type { Row } from '~/db/generated/rows'

/** The sum of all lines of a kind with the same VAT. */
export type LedgerSum = Pick<
  Row<'admin_ledger'>,
  'kind' | 'vatPercent' | 'vatGround' | 'grossCents' | 'netCents' | 'vatCents'
> & { lines: number }

/** A line of the totals: a kind with its VAT; all of a rate, or of all rates, without a kind. */
export type LedgerTotal = Partial<Pick<LedgerSum, 'kind'>> & {
  vatPercent: number | null
  vatGround: string | null
  lines: LedgerSum[]
  /** Sums up others, so it counts none anew. */
  total: boolean
}

/** Each sum; after those of a rate what they come to, if there are several of both; and in the end what all come to. */
export function totalsOf(found: LedgerSum[]): LedgerTotal[] {
  const rateOf = ({ vatPercent, vatGround }: LedgerSum) => `${vatPercent} ${vatGround}`
  const rates = [...new Set(found.map(rateOf))].map((rate) => found.filter((each) => rateOf(each) === rate))
  return [
    ...rates.flatMap((lines) => [
      ...lines.map((each) => ({ ...each, lines: [each], total: false })),
      ...(rates.length > 1 && lines.length > 1
        ? [{ vatPercent: lines[0]!.vatPercent, vatGround: lines[0]!.vatGround, lines, total: true }]
        : []),
    ]),
    { vatPercent: null, vatGround: null, lines: found, total: true },
  ]
}

/** Adds up one of the figures of some sums. */
export const sumOf = (sums: LedgerSum[], what: 'lines' | 'grossCents' | 'netCents' | 'vatCents') =>
  sums.reduce((sum, each) => sum + each[what], 0)
