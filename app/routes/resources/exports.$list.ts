import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { athensDay } from '~/i18n/format'
import { getLanguage } from '~/i18n/i18n.server'
import { allLists } from '~/lists/all-lists'
import { exportList } from '~/lists/export-list.server'
import { exportName, readListQuery } from '~/lists/list-query'
import type { List } from '~/lists/list'

/** A list as it is open in its page, as a file for spreadsheets. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const list = allLists.find((each) => exportName(each) === args.params.list)
  if (!list) throw notFound()
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${exportName(list)}-${athensDay(new Date())}.csv"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  // Nobody would read the rows, and their transaction would wait for a reader.
  if (args.request.method === 'HEAD') return new Response(null, { headers })
  const query = readListQuery(list, args.request.url)
  const language = await getLanguage(args.request)
  return new Response(await exportList(viewer, list as List, query, language, args.request.signal), {
    headers,
  })
}
