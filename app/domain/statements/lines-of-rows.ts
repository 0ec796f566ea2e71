import { asLine } from '~/domain/fields'
import { dayOf } from '~/domain/imports/dates'
import { foldName } from '~/domain/imports/columns'
import type { ColumnField, Columns } from './columns'
import signWords from './sign-words.json'
import type { StatementLine, StatementRow } from './statement-line'

const textLimit = 400

/** A text of a line, as it is kept. */
export const lineText = (text: string) => asLine(text).slice(0, textLimit).trim()

/**
 * Reads the rows of a bank's table. A row with neither a day nor an amount is no line: banks write notes below their
 * tables.
 */
export function linesOfRows(rows: StatementRow[], columns: Columns): StatementLine[] {
  return rows.flatMap(([number, cells]) => {
    const cell = (field: ColumnField) =>
      (columns[field] ?? [])
        .map((at) => cells[at] ?? '')
        .join(' ')
        .trim()
    const day = bookedOn(cell('day'))
    const { cents, currency } = amountOf(cell)
    if (day === null && cents === null) return []
    const text = lineText(cell('text'))
    return [
      {
        number,
        day,
        cents,
        currency: cell('currency').toUpperCase() || currency,
        text: cents === null || day === null ? lineText(cells.join(' ')) : text,
        reference: lineText(cell('reference')),
        aside: null,
      },
    ]
  })
}

/** A day as banks write it, with a time, without separators, or with a year of two digits. */
function bookedOn(written: string) {
  const plain = written
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
    .replace(/^(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})$/, '$120$2')
  return dayOf(plain) || null
}

/** The signed amount of a row, from one column with a sign, one with a column beside it that says which, or two. */
function amountOf(cell: (field: ColumnField) => string) {
  const [amount, credit, debit] = [
    readAmount(cell('amount')),
    readAmount(cell('credit')),
    readAmount(cell('debit')),
  ]
  if (credit?.cents) return { ...credit, cents: Math.abs(credit.cents) }
  if (debit?.cents) return { ...debit, cents: -Math.abs(debit.cents) }
  if (!amount) return { cents: null, currency: '' }
  const said = foldName(cell('sign'))
  if (said === '' && !cell('sign')) return amount
  if (signWords.incoming.includes(said) || cell('sign') === '+')
    return { ...amount, cents: Math.abs(amount.cents) }
  if (signWords.outgoing.includes(said) || cell('sign') === '-')
    return { ...amount, cents: -Math.abs(amount.cents) }
  return { cents: null, currency: '' }
}

/** An amount as it is printed, «1.234,56», "1,234.56", «62,00-» or «-20 EUR»; undefined if it is none. */
export function readAmount(written: string) {
  const plain = written.replaceAll(/[\s'’]/g, '').replaceAll(/[−–]/g, '-')
  const [, before = '', first = '', digits = '', after = '', last = ''] =
    /^([+-]?)(€|\$|£|[A-Z]{3})?([\d.,]*\d)([+-]?)(€|\$|£|[A-Z]{3})?$/i.exec(plain) ?? []
  const [, whole = '', decimals = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  // What is left has separators between thousands only, all alike.
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(whole)) return undefined
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  if (cents > 999_999_999) return undefined
  const sign = before === '-' || after === '-' ? -1 : 1
  return { cents: sign * cents, currency: codeOf(first || last) }
}

const codeOf = (sign: string) => ({ '€': 'EUR', $: 'USD', '£': 'GBP' })[sign] ?? sign.toUpperCase()
