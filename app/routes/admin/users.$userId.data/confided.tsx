import { useTranslation } from '~/i18n/use-translation'
import type { Note, ReportAbout } from '~/domain/people/people.server'
import { Link } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useLanguage } from '~/i18n/use-language'

/** The internal notes and the reports about a person, which her copy leaves out. */
export function Confided({ notes, reports }: { notes: Note[]; reports: ReportAbout[] }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  if (notes.length + reports.length === 0) return <p>{t('copy.nothing')}</p>
  return (
    <section className="grid gap-4">
      <h2>{t('copy.leftOut')}</h2>
      <p>{t('copy.readFirst')}</p>
      <ul className="grid gap-4">
        {reports.map(({ id, text, sentAt, byName }) => (
          <li key={`report ${id}`} className="rounded-leaf border border-line bg-card p-4">
            <p className="text-sm text-muted">
              <Link to={`/admin/reports/${id}`}>{t('copy.report')}</Link> · {formatDateTime(language, sentAt)}{' '}
              · {byName}
            </p>
            <p lang={langOfWords(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
        {notes.map(({ id, text, writtenAt, writtenBy }) => (
          <li key={`note ${id}`} className="rounded-leaf border border-line bg-card p-4">
            <p className="text-sm text-muted">
              {t('common:session.note')} · {formatDateTime(language, writtenAt)} · {writtenBy}
            </p>
            <p lang={langOfWords(text)} className="mt-1 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
