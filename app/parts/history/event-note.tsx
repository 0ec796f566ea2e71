import { useTranslation } from '~/i18n/use-translation'
import type { HistoryEntry } from '~/domain/history/event-words'
import { formatLongDate } from '~/i18n/format'
import { documentName } from '~/domain/tax-documents/document-name'
import { langOfWords } from '~/i18n/greek'
import { scopeWords, titleOf } from '~/lists/scope-words'

/** The titles of the exported lists, by their views. */
const titles: Record<string, string> = {
  admin_mentors: 'mentorList',
  admin_mentees: 'menteeList',
  admin_mentorships: 'mentorships',
  admin_mentorship_requests: 'requests',
  admin_rejected_requests: 'rejectedRequests',
  admin_purchases: 'purchases',
  admin_refunds: 'payments',
  admin_refund_requests: 'payments',
  admin_payment_flags: 'payments',
  admin_ledger: 'accounting',
  admin_scholarships: 'scholarships',
  admin_applications: 'applications',
  admin_edit_requests: 'edits',
  admin_history: 'historyList',
  admin_mails: 'mailList',
  admin_suggestion_requests: 'suggestions',
  admin_offers: 'offers',
  admin_seminars: 'seminars',
  admin_reports: 'reports',
}

/** What an entry says beyond its sentence: which export, which fields or settings, and why. */
export function eventNote(entry: HistoryEntry) {
  const { event, detail, reason, subject } = entry
  if (event === 'list_exported' && detail) return <Export detail={detail as ExportDetail} />
  if (subject === 'constants' && detail) return <Settings detail={detail as Record<string, Change>} />
  if (event === 'edited' && Array.isArray(detail)) return <Fields fields={detail as string[]} />
  if (event === 'clearance_noted' && detail?.validUntil) return <Until day={String(detail.validUntil)} />
  if (event === 'job_asked' && detail) return <AskedJob job={String(detail.job)} />
  if (event === 'document_corrected' && detail) return <Corrected reason={reason} was={detail as Copied} />
  // Other reasons are codes, which the sentence tells, or a date.
  const written =
    (subject === 'mentors' && event === 'status') || event === 'reopened' || event === 'notice_given'
  return written && reason && <Words>{reason}</Words>
}

function Words({ children }: { children: string }) {
  return (
    <p lang={langOfWords(children)} className="max-w-read whitespace-pre-line wrap-anywhere text-muted">
      {children}
    </p>
  )
}

type Copied = {
  series: string
  number: number
  issuedOn: string
  mark: string
  uid: string | null
  qrUrl: string | null
}

/** What was copied wrongly from a tax document, and what stood there before. */
function Corrected({ reason, was }: { reason: string | null; was: Copied }) {
  const { t, language } = useTranslation('admin')
  const told = { name: documentName(was), when: formatLongDate(language, was.issuedOn), mark: was.mark }
  return (
    <>
      {reason && <Words>{reason}</Words>}
      <p className="max-w-read wrap-anywhere text-muted">
        {[t('historyList.correctedDocument', told), was.uid, was.qrUrl].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Fields({ fields }: { fields: string[] }) {
  const { t } = useTranslation('admin')
  const names = fields.map((field) => t(`people:profile.fields.${field}`, { defaultValue: field }))
  return (
    <p className="max-w-read text-muted">{t('historyList.changedFields', { fields: names.join(', ') })}</p>
  )
}

/** The last day of a certificate. */
function Until({ day }: { day: string }) {
  const { t, language } = useTranslation('people')
  return <p className="text-muted">{t('history.until', { when: formatLongDate(language, day) })}</p>
}

function AskedJob({ job }: { job: string }) {
  const { t } = useTranslation('settings')
  return <p className="text-muted">{t(`jobs.names.${job}`, { defaultValue: job })}</p>
}

type Change = [before: string | number | null, after: string | number | null]

function Settings({ detail }: { detail: Record<string, Change> }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="max-w-read text-muted">
      {Object.entries(detail).map(([name, [before, after]]) => (
        <li key={name} className="wrap-anywhere">
          {t('historyList.changedSetting', {
            setting: t(`settings:settings.fields.${inCamelCase(name)}`, { defaultValue: name }),
            before: before ?? '–',
            after: after ?? '–',
          })}
        </li>
      ))}
    </ul>
  )
}

const inCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type ExportDetail = {
  list: string
  format: string
  scope: string
  filters: Record<string, string>
  searched: boolean
  rows: number
}

function Export({ detail: { list, format, scope, filters, searched, rows } }: { detail: ExportDetail }) {
  const { t } = useTranslation('admin')
  const words = titles[list]
  const chosen = Object.entries(filters).map(([name, value]) => `${name}: ${value}`)
  return (
    <p className="max-w-read text-muted">
      {t('historyList.exported', {
        list: words ? t(titleOf(words)) : list,
        scope: words ? t(scopeWords({ words }, 'scopes', scope), { defaultValue: scope }) : scope,
        format: format.toUpperCase(),
        count: rows,
      })}
      {chosen.length > 0 && ` ${t('historyList.filtered', { filters: chosen.join(', ') })}`}
      {searched && ` ${t('historyList.searched')}`}
    </p>
  )
}
