import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises'
import type { ListedView } from '~/db/listed-row'
import type { Viewer } from '~/viewer/viewer'
import { getConstants } from '~/domain/constants/constants.server'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import type { CellValue } from '~/domain/lists/cell-value'
import { csvFile } from './csv'
import type { FileFormat } from './file-format'
import type { FieldWords, List } from '~/domain/lists/list'
import type { ListQuery } from './list-query'
import { readRows, requireExportRight, takeSelection } from './read-selection.server'
import { titleOf } from './scope-words'
import type { Sheet } from './sheet'
import { xlsxFile } from './xlsx'

// A read costs a transaction, so it takes more rows than are written at once: while a batch is read or written, some
// milliseconds, every other request waits, and a page more than once.
const batch = { read: 100, written: 25 }
// Milliseconds after each read batch. An export may take its time; a page may not.
const rest = 5
const files = { csv: csvFile, xlsx: xlsxFile }

/** What the rows of a file come to: the ids are its rows. */
export type Sums = {
  headings: readonly string[]
  read: (viewer: Viewer, query: ListQuery, ids: number[], words: FieldWords) => Promise<CellValue[][]>
}

/**
 * Streams all rows that a query selects as a file, in the query's order. The headings are sent at once; then the rows
 * are selected, and the export is recorded before its first row is sent. A client that disconnects ends it; between two
 * batches it holds no connection. Raises role_not_held and right_not_held; the stream raises them too, if the session
 * ends meanwhile.
 */
export async function exportList<View extends ListedView>(
  viewer: Viewer,
  list: List<View>,
  query: ListQuery,
  format: FileFormat,
  language: Language,
  sums?: Sums,
): Promise<ReadableStream<Uint8Array>> {
  const [i18n, constants] = await Promise.all([
    i18nFor(language),
    getConstants(),
    requireExportRight(viewer, list),
  ])
  const words = { t: caching((key: string) => i18n.t(key, { ...constants })), language }
  let filed: number[] = []
  async function* batches() {
    const { ids, columns } = await takeSelection(viewer, list, query, format)
    filed = ids
    for await (const rows of readAhead(ids, (some) => readRows<View>(viewer, list, some, columns))) {
      for (let at = 0; at < rows.length; at += batch.written) {
        yield rows
          .slice(at, at + batch.written)
          .map((row) => list.fields.map(({ value }) => value(row, words)))
        await othersTurn()
      }
      await pause(rest)
    }
  }
  async function* sumsOfRows({ read }: Sums) {
    yield await read(viewer, query, filed, words)
  }
  const sheet: Sheet = {
    title: i18n.t(titleOf(list.words)),
    headings: list.fields.map(({ label }) => words.t(label)),
    batches: batches(),
    language,
    cutOff: words.t('admin:queue.cutOff'),
    sums: sums && {
      title: words.t(`admin:${list.words}.totals`),
      headings: sums.headings.map((label) => words.t(label)),
      batches: sumsOfRows(sums),
    },
  }
  return streamOf(files[format](sheet))
}

/** A stream that generates a chunk only when its reader asks for it. */
function streamOf(pieces: AsyncGenerator<Uint8Array>) {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Reads rows in batches by their ids, the next batch while the caller writes the one before. */
async function* readAhead<Row>(ids: number[], read: (some: number[]) => Promise<Row[]>) {
  const start = (at: number) => {
    if (at >= ids.length) return undefined
    const rows = read(ids.slice(at, at + batch.read))
    // If the client disconnects, nobody awaits them.
    rows.catch(() => {})
    return rows
  }
  let next = start(0)
  for (let at = batch.read; next; at += batch.read) {
    const rows = await next
    next = start(at)
    yield rows
  }
}

/** A function of a key that works out each text once: every row shows the same few. */
function caching(textOf: (key: string) => string) {
  const texts = new Map<string, string>()
  return (key: string) => {
    const text = texts.get(key) ?? textOf(key)
    texts.set(key, text)
    return text
  }
}
