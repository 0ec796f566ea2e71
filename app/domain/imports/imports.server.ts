import { setImmediate as nextTurn } from 'node:timers/promises'
import { act } from '~/db/act.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import type { CreatedRole } from '~/domain/created-people/schema'
import { asLine } from '~/domain/fields'
import { dayOrderOf, settledOrder } from '~/domain/written-days'
import type { Viewer } from '~/viewer/viewer'
import { orderToRead } from './day-order.server'
import { areHeadings, fieldOf, guessMapping, importFields, type Mapping } from './fields'
import { knownNames } from './known-names.server'
import { importLimits, type Line } from './limits'
import { type Orders, personOfRow, type ReadRow } from './person-of-row'
import { readInThread } from './read-in-thread.server'
import { tableOf } from './table.server'

/** An import with its state and numbers of rows. */
export type Import = Row<'imports'>
export type ImportRow = Row<'import_rows'>

/** One import, or undefined. */
export async function findImport(viewer: Viewer, id: number) {
  const [found] = await reads.imports(viewer, { onlyId: id })
  return found
}

type Which = { after?: number; most?: number; onlyBad?: boolean; onlyUnread?: boolean }

/** Rows of an import after a line, in the order of the file. */
export function listRows(
  viewer: Viewer,
  id: number,
  { after = 0, most = 100, onlyBad = false, onlyUnread = false }: Which = {},
) {
  return reads.importRows(viewer, { importId: id, afterNumber: after, most, onlyBad, onlyUnread })
}

/**
 * Reads an uploaded file and stores its rows, and checks them if every heading says what its column holds and how; returns the
 * import's id. Raises the refusals of readInThread and tableOf.
 */
export async function uploadImport(viewer: Viewer, role: CreatedRole, file: File) {
  if (file.size > importLimits.fileBytes) throw new Refusal('import_too_large', 'file', 413)
  const read = await readInThread(viewer, new Uint8Array(await file.arrayBuffer()), 'table')
  const { headings, lines } = tableOf(read, areHeadings)
  const [row] = await act(
    viewer,
    (sql) => sql<[{ id: number }]>`
    select api.upload_import(role => ${role}, file_name => ${asLine(file.name) || '-'}, headings => ${headings},
      rows => ${sql.json(lines)}) as id`,
    { patiently: true },
  )
  const mapping = guessMapping(headings, role)
  const judged = orderOf(
    lines.map(([, cells]) => cells),
    mapping,
  )
  if (
    headings.every((_, column) => fieldOf(mapping, column) !== undefined) &&
    mapping.fullName === undefined &&
    settledOrder(judged, undefined)
  )
    await checkImport(viewer, { id: row.id, role }, mapping)
  return row.id
}

/** The order of day and month in the columns that hold days: a birth date is never guessed. */
const orderOf = (rows: string[][], { birthdate = -1, experienceSince = -1 }: Mapping) =>
  dayOrderOf(rows.flatMap((cells) => [cells[birthdate] ?? '', cells[experienceSince] ?? '']))

/**
 * Takes the columns of an import, with the orders of its days and names where somebody told them, and computes each row's fate. Raises
 * day_order_unknown, day_order_wrong, import_not_found, import_started.
 */
export async function checkImport(
  viewer: Viewer,
  { id, role }: Pick<Import, 'id' | 'role'>,
  mapping: Mapping,
  { order: told, nameOrder }: Orders = {},
) {
  const [known, stored] = await Promise.all([knownNames(), listRows(viewer, id, { most: importLimits.rows })])
  const asked = Object.fromEntries(
    importFields(role as CreatedRole).flatMap((field) => {
      const column = mapping[field]
      return column === undefined ? [] : [[field, column]]
    }),
  ) as Mapping
  const order = orderToRead(
    orderOf(
      stored.map(({ cells }) => cells),
      asked,
    ),
    told,
  )
  const rows: ReadRow[] = []
  for (const { number, cells } of stored) {
    rows.push(
      personOfRow([number, cells] satisfies Line, asked, role as CreatedRole, known, { order, nameOrder }),
    )
    // Other requests are answered between a hundred rows.
    if (rows.length % 100 === 0) await nextTurn()
  }
  await act(
    viewer,
    (sql) => sql`
    select api.check_import(import_id => ${id}, mapping => ${sql.json(asked)}, rows => ${sql.json(rows)})`,
    { patiently: true },
  )
}
