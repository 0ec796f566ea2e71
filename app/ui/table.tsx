import { Fragment, useId, type ReactNode } from 'react'
import { Link } from '~/http/page'
import { classNames } from './class-names'
import { Icon } from './icon'

type Column = {
  id: string
  label: string
  numeric?: boolean
  /** Names the row too, beside the first cell. */
  names?: boolean
  /** For codes and dates, which must not wrap. */
  code?: boolean
  /** The link of a sortable heading, and the current direction. */
  sort?: { to: string; direction?: 'ascending' | 'descending' }
}

export type Row = {
  id: string
  /** One cell per column, in order; the first one names the row. */
  cells: ReactNode[]
  /** A box that chooses the row; its name is what rowNames points to. */
  choice?: ReactNode
  /** Text too long for a cell: a full-width line below the row. */
  note?: ReactNode
}

/** The ids of the cells that name a row with a box: the first, and those of the columns that name it too. */
export const rowNames = (id: string | number, columns: readonly Pick<Column, 'id' | 'names'>[]) =>
  [rowName(id), ...columns.filter(({ names }) => names).map((column) => cellName(id, column))].join(' ')

const rowName = (id: string | number) => `row-${id}`
const cellName = (id: string | number, column: Pick<Column, 'id'>) => `${column.id}-${id}`

type DataTableProps = {
  caption: string
  /** Hides the caption visually, where a title above says the same. Screen readers still read it. */
  hideCaption?: boolean
  columns: Column[]
  rows: Row[]
  /** Many rows on a screen: small type, columns of set widths, second lines that end with dots. */
  dense?: boolean
}

function cellClass({ numeric, code }: Column) {
  return classNames(numeric && 'numeric', code && 'code') || undefined
}

function Heading({ column }: { column: Column }) {
  const { label, sort } = column
  return (
    <th scope="col" data-column={column.id} aria-sort={sort?.direction} className={cellClass(column)}>
      {sort ? (
        <Link to={sort.to} className="inline-flex items-center gap-1">
          {label}
          {sort.direction && (
            <Icon name="chevronDown" className={sort.direction === 'ascending' ? 'rotate-180' : undefined} />
          )}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}

/** A table. On a narrow screen each row becomes a card, by CSS alone. */
export function DataTable({ caption, hideCaption, columns, rows, dense }: DataTableProps) {
  const captionId = useId()
  return (
    <section
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
      tabIndex={0}
      className="table-region relative overflow-x-auto rounded-leaf border border-transparent bg-card"
    >
      <table className={classNames('data-table', dense && 'dense')}>
        <caption
          id={captionId}
          className={classNames(hideCaption ? 'sr-only' : 'px-4 py-3 text-start font-bold')}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" id={row.choice ? rowName(row.id) : undefined}>
                      {row.choice}
                      {row.cells[0]}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      id={row.choice && column.names ? cellName(row.id, column) : undefined}
                      data-label={column.label}
                      className={cellClass(column)}
                    >
                      {row.cells[index]}
                    </td>
                  ),
                )}
              </tr>
              {row.note && (
                <tr className="row-note">
                  <td colSpan={columns.length}>{row.note}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
