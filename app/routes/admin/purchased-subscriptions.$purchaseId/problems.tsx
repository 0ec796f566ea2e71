import { useTranslation } from '~/i18n/use-translation'
import type { Flag } from '~/domain/payments/payment-problems'
import type { WholePurchase } from '~/domain/purchases/purchase-records.server'
import { formatDate, formatDateTime, formatMoney } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { FlagForm } from '~/parts/payments/flag-form'
import { FlagSums } from '~/parts/payments/flag-sums'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'

type ProblemsProps = Pick<
  WholePurchase,
  'flags' | 'disputes' | 'refundCase' | 'purchase' | 'payments' | 'refunds'
>

/** Whether there is any. */
export const hasProblems = ({ flags, disputes, refundCase }: ProblemsProps) =>
  flags.length > 0 || disputes.length > 0 || Boolean(refundCase.asked)

/**
 * What the team claims back, what the mentee asked to get back, payments that a person had to check, and disputes;
 * nothing without any.
 */
export function Problems(props: ProblemsProps) {
  const {
    purchase,
    flags,
    disputes,
    refundCase: { asked },
  } = props
  const { t, language } = useTranslation('records')
  if (!hasProblems(props)) return null
  return (
    <RecordSection id="problems" title={t('purchase.problems')}>
      <ul className="grid gap-4">
        {purchase.overdrawnCents > 0 && <Overdrawn {...props} />}
        {asked && (
          <li className="rounded-leaf border border-line bg-card p-4">
            <p className="font-bold">
              {t('admin:payments.askedOn', { when: formatDateTime(language, asked.askedAt) })}
            </p>
            <p lang={langOfWords(asked.text)} className="mt-1 whitespace-pre-line wrap-anywhere">
              {asked.text || t('admin:payments.noWords')}
            </p>
          </li>
        )}
        {disputes.map(({ ref, amountCents, currency, state, openedAt, closedAt }) => (
          <li key={ref} className="rounded-leaf border border-line bg-card p-4">
            <p className="flex flex-wrap items-center gap-3 font-bold">
              {t('purchase.dispute', { amount: formatMoney(language, amountCents, currency) })}
              <StatusTag
                tone={state === 'open' ? 'warning' : state === 'won' ? 'success' : 'danger'}
                label={t(`purchase.disputes.${state}`)}
              />
            </p>
            <p className="text-muted">
              {formatDate(language, openedAt)}
              {closedAt && <> – {formatDate(language, closedAt)}</>} · <span className="tabular">…{ref}</span>
            </p>
          </li>
        ))}
        {flags.map((flag) => (
          <FlagItem key={flag.id} flag={flag} />
        ))}
      </ul>
    </RecordSection>
  )
}

/** How much more went out than came in, and by which ways. */
function Overdrawn({ purchase, payments, refunds, disputes }: ProblemsProps) {
  const { t, language } = useTranslation('records')
  const money = (cents: number) => formatMoney(language, cents, purchase.currency)
  const total = (of: { amountCents: number }[]) =>
    money(of.reduce((sum, { amountCents }) => sum + amountCents, 0))
  return (
    <li className="rounded-leaf border border-line bg-card p-4">
      <p className="font-bold">
        {t('admin:purchases.overdrawn', { amount: money(purchase.overdrawnCents) })}
      </p>
      <p>
        {t('purchase.overdrawn', {
          paid: total(payments),
          refunded: total(refunds.filter(({ stage }) => stage === 'done')),
          taken: total(disputes.filter(({ state }) => state === 'lost')),
        })}
      </p>
    </li>
  )
}

function FlagItem({ flag }: { flag: Flag }) {
  const { t, language } = useTranslation('records')
  const open = !flag.settledAt && !flag.own
  return (
    <li className="rounded-leaf border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-3 font-bold">
        {t(`admin:flags.${flag.problem}.title`)}
        <StatusTag
          tone={flag.settledAt ? 'neutral' : 'warning'}
          label={t(flag.settledAt ? 'purchase.checked' : 'purchase.toCheck')}
        />
      </p>
      {open && <p className="mt-1">{t(`admin:flags.${flag.problem}.text`)}</p>}
      <FlagSums flag={flag} />
      {flag.settledAt && (
        <p className="text-muted">
          {flag.settledBy
            ? t('admin:payments.settledBy', {
                when: formatDateTime(language, flag.settledAt),
                name: flag.settledBy,
              })
            : t('admin:payments.settledAlone', { when: formatDateTime(language, flag.settledAt) })}
        </p>
      )}
      {flag.note && <p className="whitespace-pre-line wrap-anywhere">{flag.note}</p>}
      {open && (
        <div className="mt-3 grid max-w-read gap-4">
          <p>
            <b>{t('admin:payments.todo')}:</b> {t(`admin:flags.${flag.problem}.todo`)}
          </p>
          <FlagForm id={flag.id} variant={flag.owedCents > 0 ? 'secondary' : undefined} />
        </div>
      )}
    </li>
  )
}
