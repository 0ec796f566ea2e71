import type { ListedRow, ListedView } from '~/db/listed-row'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSearchParams } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/hydrated'
import { actsIn, bulkPath } from './bulk'
import { listLink, listName, type ListQuery } from './list-query'
import { ListTable } from './list-table'
import { scopeWords } from './scope-words'
import type { BulkAct, Table } from './table'

type RowsProps<View extends ListedView> = { table: Table<View>; query: ListQuery; rows: ListedRow<View>[] }

/** The rows of a list; where its scope has acts for many at once, each with a box, and the bar of those acts. */
export function ChoosableRows<View extends ListedView>({ table, query, rows }: RowsProps<View>) {
  const { t } = useTranslation('admin')
  const { list, bulk } = table
  const mayOpen = useMayOpen()
  const acts = mayOpen('/admin/bulk/:list/:act', { list: listName(list) })
    ? actsIn(table as Pick<Table, 'bulk'>, query.scope)
    : []
  const shown = { table, query, rows, caption: t(scopeWords(list, 'scopes', query.scope)) }
  return bulk && acts.length > 0 ? (
    <WithBoxes {...shown} acts={acts} nameOf={(row) => t(`${list.words}.row`, bulk.named(row))} />
  ) : (
    <ListTable {...shown} />
  )
}

type WithBoxesProps<View extends ListedView> = RowsProps<View> & {
  caption: string
  acts: readonly BulkAct[]
  nameOf: (row: ListedRow<View>) => string
}

const form = 'chosen'
const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name="id"][form="${form}"]`)]
const count = () => boxes().filter(({ checked }) => checked).length

// The boxes hold what is chosen, so that they work without JavaScript and before hydration; this only follows them.
function subscribe(changed: () => void) {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

// The boxes stand in the table, which may hold forms of its own: they belong to the form of the bar by its id.
function WithBoxes<View extends ListedView>({ acts, nameOf, ...shown }: WithBoxesProps<View>) {
  const { t } = useTranslation('admin')
  const { query, rows } = shown
  const { list } = shown.table
  const [address] = useSearchParams()
  const hydrated = useHydrated()
  const all = address.has('all')
  const chosen = useSyncExternalStore(subscribe, count, () => (all ? rows.length : 0))

  const everyOne = chosen === rows.length
  const here = listLink(list, query)
  return (
    <div className="choosable grid gap-3">
      <Form id={form} method="get" action={bulkPath(list, acts[0]!)} className="choice-bar no-print">
        <input type="hidden" name="return_to" value={here} />
        <div className="choice-acts">
          {acts.map((act) => (
            <Button key={act.id} variant="secondary" formAction={bulkPath(list, act)}>
              {t(`bulk.${act.words}.button`)}
            </Button>
          ))}
        </div>
        <Link
          to={everyOne ? here : `${here}${here.includes('?') ? '&' : '?'}all=1`}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault()
            for (const box of boxes()) box.checked = !everyOne
            document.dispatchEvent(new Event('change'))
          }}
          className="inline-flex min-h-11 items-center"
        >
          {t(everyOne ? 'bulk.chooseNone' : 'bulk.chooseAll')}
        </Link>
        <output className="text-sm text-muted">{hydrated && t('bulk.chosen', { count: chosen })}</output>
      </Form>
      <ListTable
        {...shown}
        renderChoice={(row) => (
          <input
            type="checkbox"
            name="id"
            value={(row as { id: number }).id}
            form={form}
            defaultChecked={all}
            aria-label={t('bulk.choose', { row: nameOf(row) })}
            className="tick"
          />
        )}
      />
    </div>
  )
}
