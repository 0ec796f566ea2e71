import { Fragment } from 'react'
import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { CheckedLine } from '~/domain/statements/statements.server'
import { Link, useLocation } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** A line in the form: its number, what the page says will become of it, and its order. */
export const seenLine = ({ number, fate, purchaseId }: CheckedLine) => `${number}:${fate}:${purchaseId ?? 0}`

// What a person may say of a line without an order; of the likely ones always.
const settleable = ['unknown', 'several', 'donation', 'ours', 'ignored']

/** Leads to the page where a person says what a line is. */
function FindLink({ line, text }: { line: CheckedLine; text: string }) {
  const { pathname } = useLocation()
  return (
    <Link to={`${pathname}?line=${line.number}`} className="block">
      {text}
      <VisuallyHidden> {line.text}</VisuallyHidden>
    </Link>
  )
}

type LinesProps = { caption: string; lines: CheckedLine[] }
type LinesToBookProps = LinesProps & {
  name: string
  chosen: string[]
  /** The rule that refused a line a moment ago. */
  tried: (number: number) => string | undefined
}

/** Lines with their orders, each with a box. */
export function LinesToBook({ caption, lines, name, chosen, tried }: LinesToBookProps) {
  const { t } = useTranslation('statement')
  const te = useErrorText('team')
  const shown = useShown()
  return (
    <div className="grid gap-3">
      <DataTable
        caption={caption}
        columns={[
          { id: 'order', label: t('order') },
          { id: 'day', label: t('common:form.day'), code: true },
          { id: 'amount', label: t('common:facts.amount'), numeric: true },
          { id: 'text', label: t('text') },
          { id: 'fate', label: t('fate') },
        ]}
        rows={lines.map((line) => {
          const rule = tried(line.number)
          return {
            id: seenLine(line),
            choice: (
              <input
                type="checkbox"
                name={name}
                value={seenLine(line)}
                defaultChecked={chosen.includes(seenLine(line))}
                aria-label={t('choose', { name: line.menteeName, amount: shown.amount(line) })}
                className="tick"
              />
            ),
            cells: [
              <span key="order">
                <Link to={`/admin/purchased-subscriptions/${line.purchaseId}`}>{line.menteeName}</Link>
                <span className="tabular block whitespace-nowrap text-muted">{line.reference}</span>
              </span>,
              shown.day(line),
              shown.amount(line),
              <span key="text" className="text-sm wrap-anywhere">
                {line.text}
              </span>,
              <Fragment key="fate">
                {t(`fates.${line.fate}`, { missing: shown.missing(line) })}
                {line.amountCents! > 0 && <FindLink line={line} text={t('notThis')} />}
                {line.confirmedOn && (
                  <span className="block">
                    {t('otherDay', { confirmed: shown.date(line.confirmedOn), day: shown.day(line) })}
                  </span>
                )}
              </Fragment>,
            ],
            note: rule && t('tried', { why: te(rule) }),
          }
        })}
      />
      <More lines={lines} />
    </div>
  )
}

/** Lines with which nothing can be done here, and why. */
export function OtherLines({ caption, lines }: LinesProps) {
  const { t } = useTranslation('statement')
  const shown = useShown()
  return (
    <div className="grid gap-3">
      <DataTable
        caption={caption}
        columns={[
          { id: 'text', label: t('text') },
          { id: 'day', label: t('common:form.day'), code: true },
          { id: 'amount', label: t('common:facts.amount'), numeric: true },
          { id: 'why', label: t('why') },
        ]}
        rows={lines.map((line) => ({
          id: seenLine(line),
          cells: [
            <span key="text" className="text-sm wrap-anywhere">
              {line.text || '—'}
            </span>,
            shown.day(line),
            shown.amount(line),
            <Fragment key="why">
              {t(`fates.${line.fate}`)}
              {settleable.includes(line.fate) && (
                <FindLink line={line} text={t(line.settledAs ? 'change' : 'find')} />
              )}
              {line.purchaseId && (
                <Link to={`/admin/purchased-subscriptions/${line.purchaseId}`} className="block">
                  {line.menteeName}
                </Link>
              )}
              {line.candidates.map(({ purchaseId, menteeName, reference }) => (
                <Link key={purchaseId} to={`/admin/purchased-subscriptions/${purchaseId}`} className="block">
                  {menteeName} <span className="tabular text-muted">{reference}</span>
                </Link>
              ))}
            </Fragment>,
          ],
        }))}
      />
      <More lines={lines} />
    </div>
  )
}

/** How many lines of a part have no room on the page. */
function More({ lines }: { lines: CheckedLine[] }) {
  const { t } = useTranslation('statement')
  const more = (lines[0]?.linesOfPart ?? 0) - lines.length
  return more > 0 ? <p className="text-muted">{t('more', { count: more })}</p> : null
}

function useShown() {
  const { language } = useTranslation()
  const money = (cents: number | null) => (cents === null ? '—' : formatMoney(language, cents, 'EUR'))
  const date = (day: string) => formatDate(language, day)
  return {
    date,
    day: ({ day }: CheckedLine) => (day ? date(day) : '—'),
    // An amount in another currency would be shown as euros.
    amount: ({ amountCents, fate }: CheckedLine) => money(fate === 'foreign' ? null : amountCents),
    missing: ({ missingCents }: CheckedLine) => money(missingCents),
  }
}
