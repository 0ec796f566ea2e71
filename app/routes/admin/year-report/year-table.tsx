import { useTranslation } from '~/i18n/use-translation'
import { moments, type YearLine } from '~/domain/dashboard/year-report'
import { formatNumber } from '~/i18n/format'
import { classNames } from '~/ui/class-names'

type YearTableProps = { title: string; lines: YearLine[]; wordOf: (line: string) => string }

/**
 * One table of the report: a bar beside each number; the questions have three, of the start, the middle and the end.
 * Where all lines are together, it says so.
 */
export function YearTable({ title, lines, wordOf }: YearTableProps) {
  const { t, language } = useTranslation('overview')
  const single = lines.every(({ women }) => women.women !== undefined)
  const columns = single ? ['women'] : moments
  const together = lines.every(({ line }) => line === 'rest')
  const most = Math.max(1, ...lines.flatMap(({ women }) => Object.values(women)))
  return (
    <section className="min-w-0 rounded-leaf border border-transparent bg-card p-4 sm:p-5 print:p-[3mm]">
      {together ? (
        <>
          <p className="mb-2 font-bold">{title}</p>
          <p className="text-muted">{t('year.together')}</p>
        </>
      ) : (
        <table className="w-full">
          <caption className="mb-2 text-start font-bold">{title}</caption>
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="pe-3 text-start font-normal">
                <span className="sr-only">{t('common:facts.line')}</span>
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames('ps-3 text-start font-normal', single ? 'w-1/2' : 'w-1/5')}
                >
                  {single ? t('year.file.women') : t(`year.moments.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, women }) => (
              <tr key={line} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
                  {wordOf(line)}
                </th>
                {columns.map((column) => (
                  <td key={column} className="tabular py-1.5 ps-3 font-bold">
                    {women[column] === undefined ? (
                      '–'
                    ) : (
                      <span className={single ? 'flex items-center gap-2' : 'grid gap-1'}>
                        <span className="min-w-7">{formatNumber(language, women[column])}</span>
                        <Bar share={women[column] / most} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** A drawing, as printers leave out backgrounds. */
function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="h-2.5 w-full min-w-0">
      <rect width={share * 100} height={10} className="fill-primary" />
    </svg>
  )
}
