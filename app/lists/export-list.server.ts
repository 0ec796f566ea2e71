import { asViewer, streamAsViewer } from '~/db/as-viewer.server'
import type { ListedRow, ListedView } from '~/db/listed-row'
import { getConstants } from '~/domain/constants/constants.server'
import type { Viewer } from '~/viewer/viewer'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { byteOrderMark, csvLine } from './csv'
import type { List, ListSource } from './list'
import type { ListQuery } from './list-query'
import { countSelection, selectAll } from './read-list.server'

const batch = 500

/**
 * All rows of a list that a query selects as a CSV file, in its order. The export stands in the history before its
 * first byte leaves, so that one that breaks off is known, too; it ends with `signal`. Raises role_not_held.
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
  // Whoever goes away in the middle frees the connection.
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
    // Whoever reads the file learns that it is not whole.
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
