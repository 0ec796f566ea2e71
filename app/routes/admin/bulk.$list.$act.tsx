import { type Handle, useLoaderData, useParams } from '~/http/page'
import { type Args, notFound, redirect, requireViewer } from '~/http/page.server'
import { returnTo } from '~/http/return-to'
import type { ServedBulkAct } from '~/lists/bulk-act.server'
import { bulkActs } from '~/parts/lists/bulk-acts.server'
import { checkRows, findChosen } from '~/lists/check-rows.server'
import { type BulkParams, findBulkAct } from '~/parts/lists/find-bulk-act'
import { bulkPath } from '~/lists/bulk'
import type { BulkAct } from '~/lists/table'
import type { ListSource } from '~/domain/lists/list'

export const handle: Handle<{ words?: string } | undefined> = {
  title: (t, data) => (data?.words ? t(`admin:bulk.${data.words}.title`) : ''),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { table, act, served } = servedAct(args.params)
  const chosen = await findChosen(viewer, table.list, act, args.request.url)
  const checked = await checkRows(viewer, table.list, served, chosen)
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

type Refused = { refused: { id: number; why: string }[]; back: string }

/** The page of a bulk act with only the rows it was refused for, each with the rule. */
function refusedLink(list: ListSource, act: BulkAct, { refused, back }: Refused) {
  const rows = refused.map(({ id, why }) => ['refused', `${id}:${why}`])
  return `${bulkPath(list, act)}?${new URLSearchParams([...rows, ['return_to', back]])}`
}
