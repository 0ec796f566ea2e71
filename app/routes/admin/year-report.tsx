import { useTranslation } from '~/i18n/use-translation'
import { chapters, linesOf, readYearQuery } from '~/domain/dashboard/year-report'
import { readYearReport } from '~/domain/dashboard/year-report.server'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay, formatLongDate, formatNumber } from '~/i18n/format'
import { yearWords } from '~/parts/dashboard/year-words'
import { EmptyState } from '~/ui/empty-state'
import { KeyFigure } from '~/ui/key-figure'
import { PageHeader } from '~/ui/page-header'
import { PrintButton } from '~/ui/print-button'
import { YearForm } from './year-report/year-form'
import { YearTable } from './year-report/year-table'

export const handle: Handle = {
  title: (t) => t('common:shell.admin.yearReport'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const today = athensDay(new Date())
  const query = readYearQuery(args.request.url, Number(today.slice(0, 4)))
  return { report: await readYearReport(viewer, query), query, today }
}

export default function YearReportPage() {
  const { report, query, today } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('overview')
  const { issuerName } = useConstants()
  const shown = report.women !== null
  const words = shown ? yearWords(report, language, t) : undefined
  const thisYear = Number(today.slice(0, 4))
  const day = formatLongDate(language, today)
  return (
    <>
      <PageHeader
        title={t('year.title', { year: query.year })}
        eyebrow={query.of && words ? `${issuerName} · ${words.scholarship(query.of)}` : issuerName}
        lead={t('year.lead')}
        actions={shown && <PrintButton label={t('common:form.print')} />}
      />
      <div className="grid gap-7">
        <YearForm key={JSON.stringify(query)} {...{ report, query, thisYear, words }} />
        <p className="max-w-read text-muted">
          {t(query.year < thisYear ? 'year.asOf' : 'year.untilToday', { day })}
        </p>
        {!words && <EmptyState title={t('year.tooFew')}>{t('year.tooFewText')}</EmptyState>}
        {words && (
          <>
            <div className="grid gap-4 sm:grid-cols-3 print:grid-cols-3 print:gap-[5mm]">
              {(['women', 'sessions', 'mentors'] as const).map((name) => {
                const value = report[name]
                return (
                  value !== null && (
                    <KeyFigure
                      key={name}
                      value={formatNumber(language, value)}
                      label={t(`year.figures.${name}`)}
                    />
                  )
                )
              })}
            </div>
            {Object.entries(chapters).map(([name, tabs]) => (
              <div key={name} className="grid gap-4">
                <h2>{t(`year.chapters.${name}`)}</h2>
                <div className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-2 print:gap-[5mm]">
                  {tabs
                    .filter((tab) => tab !== 'scholarships' || !query.of)
                    .map((tab) => (
                      <YearTable
                        key={tab}
                        title={words.table(tab)}
                        lines={linesOf(report, tab)}
                        wordOf={(line) => words.line(tab, line)}
                      />
                    ))}
                </div>
              </div>
            ))}
            <p className="max-w-read text-sm text-muted">{t('year.rule')}</p>
          </>
        )}
      </div>
    </>
  )
}
