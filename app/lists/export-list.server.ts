import { asViewer, streamAsViewer } from '~/db/as-viewer.server'
import { getConstants } from '~/domain/constants/constants.server'
import type { Viewer } from '~/http/viewer.server'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { byteOrderMark, csvLine } from './csv'
import type { List, ListedRow, ListedView, ListSource } from './list'
import type { ListQuery } from './list-query'
import { countSelection, selectAll } from './read-list.server'

const batch = 500

/**
 * Streams all rows that a query selects as a CSV file, in the query's order, until `signal` aborts. The
 * export is recorded before its first byte is sent, so an interrupted one is recorded too. Raises
 * role_not_held.
 */
export async function exportList<View extends ListedView>(
  viewer: Viewer,
  list: List<View>,
  query: ListQuery,
  language: Language,
  signal = new AbortController().signal,
): Promise<ReadableStream<Uint8Array>> {
  const [i18n, constants] = await Promise.all([i18nFor(language), getConstants()])
  const words = { t: (key: string) => i18n.t(key, { ...constants }), language }
  await recordExport(viewer, list, query)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  // A cancelled download frees the connection.
  const stop = () => void writer.abort(signal.reason).catch(() => {})
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const encoder = new TextEncoder()
  const write = (text: string) => writer.write(encoder.encode(text))
  streamAsViewer(viewer, async (sql) => {
    await write(byteOrderMark + csvLine(list.fields.map(({ label }) => words.t(label))))
    for await (const rows of selectAll(sql, list, query).cursor(batch))
      await write(
        rows
          .map((row) => csvLine(list.fields.map(({ text }) => text(row as ListedRow<View>, words))))
          .join(''),
      )
  })
    .then(() => writer.close())
    // Breaks off the download, so the client sees that the file is incomplete.
    .catch((error: unknown) => writer.abort(error).catch(() => {}))
  return readable
}

function recordExport(viewer: Viewer, list: ListSource, query: ListQuery) {
  return asViewer(viewer, async (sql) => {
    const rows = await countSelection(sql, list, query)
    await sql`
      select api.record_export(list => ${list.view}, scope => ${query.scope}, filters => ${sql.json(query.filters)},
        searched => ${query.q !== ''}, row_count => ${rows})`
  })
}
