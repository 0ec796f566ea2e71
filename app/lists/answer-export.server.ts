import { athensDay } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { exportList, type Sums } from './export-list.server'
import type { FileFormat } from './file-format'
import type { ListedView } from '~/db/listed-row'
import type { List } from '~/domain/lists/list'
import { listName, type ListQuery } from './list-query'

const types: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

type Asked = { query: ListQuery; format: FileFormat; language: Language; method: string; sums?: Sums }

/** The HTTP answer with the file of a list's query. HEAD reads no rows. */
export async function answerExport<View extends ListedView>(
  viewer: Viewer,
  list: List<View>,
  { query, format, language, method, sums }: Asked,
) {
  const headers = {
    'Content-Type': types[format],
    'Content-Disposition': `attachment; filename="${listName(list)}-${athensDay(new Date())}.${format}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  const file = method === 'HEAD' ? null : await exportList(viewer, list, query, format, language, sums)
  return new Response(file, { headers })
}
