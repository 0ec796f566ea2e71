import { notFound, requireViewer, resource } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { ledgerList } from '~/domain/accounting/list'
import { ledgerSums } from '~/parts/accounting/ledger-sums.server'
import { allLists } from '~/parts/lists/all-tables'
import { answerExport } from '~/lists/answer-export.server'
import { fileFormats } from '~/lists/file-format'
import type { List } from '~/domain/lists/list'
import { listName, readListQuery } from '~/lists/list-query'

/** Exports a list as a file, with the query of its page. */
export const loader = resource(async (args) => {
  const viewer = await requireViewer(args, 'admin')
  const { method, url } = args.request
  const list = allLists.find((each) => listName(each) === args.params.list)
  const asked = new URL(url).searchParams.get('format') ?? 'csv'
  const format = fileFormats.find((each) => each === asked)
  if (!list || !format) throw notFound()
  const language = await getLanguage(args)
  const query = readListQuery(list, url)
  const sums = list === ledgerList ? ledgerSums : undefined
  return answerExport(viewer, list as List, { query, format, language, method, sums })
})
