import { type Handle, useLoaderData, useParams } from '~/http/page'
import { type Args, notFound, redirect, requireViewer } from '~/http/page.server'
import { returnTo } from '~/http/return-to'
import type { ServedBulkAct } from '~/lists/bulk-act.server'
import { bulkActs } from '~/parts/lists/bulk-acts.server'
import { checkRows, readChosen } from '~/lists/check-rows.server'
import { findBulkAct, type BulkParams } from '~/parts/lists/find-bulk-act'
import { refusedLink } from '~/lists/refused-link'

export const handle: Handle<{ words?: string } | undefined> = {
  i18n: ['admin'],
  title: (t, data) => (data?.words ? t(`admin:bulk.${data.words}.title`) : ''),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { table, act, served } = servedAct(args.params)
  const checked = await checkRows(viewer, table.list, served, readChosen(args.request.url))
  return { checked, words: act.words }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { table, act, served } = servedAct(args.params)
  const { list } = table
  return served.submit(args, viewer, ({ done, refused }) => {
    const back = returnTo(args.request, list.path)
    const to = refused.length > 0 ? refusedLink(list, act, { refused, back }) : back
    if (done === 0) return redirect(to)
    return redirect(to, act.news, { done: String(done) })
  })
}

export default function BulkActPage() {
  const { checked } = useLoaderData<typeof loader>()
  const { table, act } = findBulkAct(useParams())!
  return <act.Check {...{ table, act, checked }} />
}

function servedAct(params: BulkParams) {
  const found = findBulkAct(params)
  const served = (bulkActs as Record<string, ServedBulkAct>)[`${params.list}/${params.act}`]
  if (!found || !served) throw notFound()
  return { ...found, served }
}
