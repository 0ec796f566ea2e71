import { readDecimal } from '~/domain/written-amounts'
import { dayOf } from '~/domain/written-days'
import { mostCents, offBy } from './balances'
import { daysAhead, lineText, wordedReversal } from './lines-of-rows'
import type { CamtStatement, StatementLine, WrittenAmount, WrittenLine } from './statement-line'

/** The lines of the statements of a file, and by how much they contradict the balances that it names (offBy). */
export function linesOfCamt(statements: CamtStatement[]) {
  const read = statements.map(({ lines, opening, closing }) => {
    const own = lines.map(lineOf)
    const booked = own.filter(({ aside }) => aside === null)
    return {
      lines: own,
      off: offBy(booked, { opening: opening && centsOf(opening), closing: closing && centsOf(closing) }),
    }
  })
  const proofs = read.map(({ off }) => off).filter((off) => off !== null)
  return {
    lines: read.flatMap(({ lines }) => lines),
    offCents:
      proofs.length > 0
        ? Math.min(
            proofs.reduce((sum, off) => sum + off, 0),
            mostCents,
          )
        : null,
  }
}

const lineOf = ({ amount, leaves, ...line }: WrittenLine): StatementLine => ({
  ...line,
  day: dayOf(line.day, { ahead: daysAhead }) || null,
  cents: centsOf({ amount, leaves }) ?? null,
  text: lineText(line.text),
  reference: lineText(line.reference),
  reversal: line.reversal ?? wordedReversal(line.text),
  batch: line.batch === undefined ? undefined : readDecimal(line.batch),
})

function centsOf({ amount, leaves }: WrittenAmount) {
  const cents = leaves === null ? undefined : readDecimal(amount)
  return cents !== undefined && leaves ? -cents : cents
}
