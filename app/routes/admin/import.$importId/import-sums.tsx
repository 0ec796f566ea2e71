import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Import, ImportRow } from '~/domain/imports/imports.server'
import { ImportRows } from '~/parts/imports/import-rows'
import { EmptyState } from '~/ui/empty-state'
import { SummaryList } from '~/ui/summary-list'

/** How many rows become what; `before` the run or after it. */
export function ImportSums({ found, before }: { found: Import; before?: boolean }) {
  const { t } = useTranslation('creating')
  const tense = before ? 'will' : 'did'
  return (
    <SummaryList
      rows={[
        { label: t(`import.sums.${tense}.good`), value: found.good },
        { label: t(`import.sums.${tense}.added`), value: found.added },
        { label: t(`import.sums.${tense}.bad`), value: found.bad },
        { label: t('import.sums.total'), value: found.total },
      ]}
    />
  )
}

type RowPagesProps = { rows: ImportRow[]; onlyBad: boolean; more: boolean }

/** The rows page by page, all or only the refused ones. */
export function RowPages({ rows, onlyBad, more }: RowPagesProps) {
  const { t } = useTranslation('creating')
  const { pathname } = useLocation()
  const bad = onlyBad ? 'rows=refused&' : ''
  return (
    <section className="grid gap-4" id="rows">
      <p>
        {onlyBad ? (
          <Link to={`${pathname}#rows`}>{t('import.allRows')}</Link>
        ) : (
          <Link to={`${pathname}?rows=refused#rows`}>{t('import.onlyRefused')}</Link>
        )}
      </p>
      {rows.length > 0 ? (
        <ImportRows rows={rows} caption={t(onlyBad ? 'import.refusedRows' : 'import.everyRow')} />
      ) : (
        <EmptyState level={3} title={t('import.noRows')} />
      )}
      {more && (
        <p>
          <Link to={`${pathname}?${bad}after=${rows.at(-1)?.number ?? 0}#rows`}>{t('import.next')}</Link>
        </p>
      )}
    </section>
  )
}
