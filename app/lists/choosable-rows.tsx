import type { ReactNode } from 'react'
import type { ListedRow, ListedView } from '~/db/listed-row'
import { formatMoney } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import { Form, Link, useSearchParams } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { Button } from '~/ui/button'
import { rowNames } from '~/ui/table'
import { actsIn, bulkPath } from './bulk'
import { listLink, listName, withoutPage, type ListQuery } from './list-query'
import { ListTable } from './list-table'
import { scopeWords } from './scope-words'
import type { BulkAct, Table } from './table'

type RowsProps<View extends ListedView> = {
  table: Table<View>
  query: ListQuery
  rows: ListedRow<View>[]
  found: ReactNode
  /** How many rows the query finds, on all its pages. */
  count: number
}

/** The rows of a list; where its scope has acts for many at once, each with a box, and the bar of those acts. */
export function ChoosableRows<View extends ListedView>({
  table,
  query,
  rows,
  found,
  count,
}: RowsProps<View>) {
  const { t } = useTranslation('admin')
  const { list } = table
  const mayOpen = useMayOpen()
  const acts = mayOpen('/admin/bulk/:list/:act', { list: listName(list) })
    ? actsIn(table as Pick<Table, 'bulk'>, query.scope)
    : []
  const shown = { table, query, rows, caption: t(scopeWords(list, 'scopes', query.scope)) }
  return acts.length > 0 ? (
    <WithBoxes {...shown} {...{ acts, found, count }} />
  ) : (
    <>
      {found}
      <ListTable {...shown} />
    </>
  )
}

type WithBoxesProps<View extends ListedView> = RowsProps<View> & {
  caption: string
  acts: readonly BulkAct[]
}

const form = 'chosen'
// The boxes stand in the table, which may hold forms of its own: they belong to the form of the bar by its id. What is
// chosen is what is ticked; app/browser/page.ts counts it.
function WithBoxes<View extends ListedView>({ acts, found, count, ...shown }: WithBoxesProps<View>) {
  const { t, language } = useTranslation('admin')
  const { query, rows } = shown
  const { list, bulk } = shown.table
  const cents = new Map(rows.map((row) => [(row as { id: number }).id, bulk?.cents?.(row)]))
  const [address] = useSearchParams()
  const all = address.has('all')
  const here = listLink(list, query)
  return (
    <div className="choosable grid grid-cols-1 gap-2">
      <Form id={form} method="get" action={bulkPath(list, acts[0]!)} className="choice-bar no-print">
        <input type="hidden" name="return_to" value={here} />
        {found}
        <div className="choice-acts">
          {acts.map((act) => (
            <Button key={act.id} variant="secondary" formAction={bulkPath(list, act)}>
              {t(`bulk.${act.words}.button`)}
            </Button>
          ))}
        </div>
        <Link to={`${here}${here.includes('?') ? '&' : '?'}all=1`} data-choose="all">
          {t('bulk.chooseAll')}
        </Link>
        <Link to={here} data-choose="none">
          {t('bulk.chooseNone')}
        </Link>
        {count > rows.length && (
          <label className="every">
            <input
              type="checkbox"
              name="every"
              value={listLink(list, withoutPage(query))}
              data-every={count}
            />
            {t('bulk.every', { count })}
          </label>
        )}
        <output
          data-chosen={t('bulk.chosen', { count: 0 })}
          data-money={formatMoney(language, 0)}
          className="choice-acts text-sm text-muted"
        />
      </Form>
      <ListTable
        {...shown}
        renderChoice={(id) => (
          <input
            type="checkbox"
            name="id"
            value={id}
            data-cents={cents.get(id)}
            form={form}
            defaultChecked={all}
            aria-labelledby={rowNames(id, shown.table.columns)}
            className="tick"
          />
        )}
      />
    </div>
  )
}
