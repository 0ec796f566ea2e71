import { useTranslation } from '~/i18n/use-translation'
import type { Import, ImportRow } from '~/domain/imports/imports.server'
import { Link, useLocation } from '~/http/page'
import { ImportRows } from '~/parts/imports/import-rows'
import { EmptyState } from '~/ui/empty-state'
import { SummaryList } from '~/ui/summary-list'

const sums = ['good', 'known', 'bad', 'partly', 'total'] as const

/** How many rows become what. */
export function ImportSums({ found }: { found: Import }) {
  const { t } = useTranslation('creating')
  return <SummaryList rows={sums.map((sum) => ({ label: t(`import.sums.${sum}`), value: found[sum] }))} />
}

/** The rows on the page: all, only the refused ones, or only those that wait for a second look. */
export type ShownRows = 'all' | 'refused' | 'partly'
type RowPagesProps = { rows: ImportRow[]; shown: ShownRows; more: boolean }

const links = { all: 'allRows', refused: 'onlyRefused', partly: 'onlyPartly' } as const
const captions = { all: 'everyRow', refused: 'refusedRows', partly: 'partlyRows' } as const

/** The rows page by page. */
export function RowPages({ rows, shown, more }: RowPagesProps) {
  const { t } = useTranslation('creating')
  const { pathname } = useLocation()
  const others = (['all', 'refused', 'partly'] as const).filter((each) => each !== shown)
  return (
    <section className="grid gap-4" id="rows">
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {others.map((each) => (
          <Link key={each} to={`${pathname}${each === 'all' ? '' : `?rows=${each}`}#rows`}>
            {t(`import.${links[each]}`)}
          </Link>
        ))}
      </p>
      {rows.length > 0 ? (
        <ImportRows rows={rows} caption={t(`import.${captions[shown]}`)} />
      ) : (
        <EmptyState level={3} title={t('import.noRows')} />
      )}
      {more && (
        <p>
          <Link to={`${pathname}?rows=${shown}&after=${rows.at(-1)?.number ?? 0}#rows`}>
            {t('import.next')}
          </Link>
        </p>
      )}
    </section>
  )
}
