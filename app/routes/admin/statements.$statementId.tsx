import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { enterPassword } from '~/domain/accounts/password-again.server'
import { columnsOf, shownLines, StatementForm } from '~/domain/statements/schema'
import {
  bookLines,
  findStatement,
  listLines,
  mapStatement,
  sampleRows,
  suggestColumns,
} from '~/domain/statements/statements.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { runEach } from '~/lists/bulk-act.server'
import { CheckStatement } from './statements.$statementId/check-statement'
import { FindOrder } from './statements.$statementId/find-order'
import { MapColumns } from './statements.$statementId/map-columns'

export const handle: Handle = { title: (t) => t('statement:title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.statementId)
  const found = or404(await findStatement(viewer, id))
  const { rows, ...statement } = found
  const query = new URL(args.request.url).searchParams
  const tried = query.getAll('refused')
  if (rows) {
    const samples = sampleRows(found).map(([, cells]) => cells)
    return { unread: { statement, samples, columns: suggestColumns(found) }, open: null, checked: null }
  }
  if (query.has('line')) {
    const number = idParameter(query.get('line') ?? undefined)
    const typed = query.get('q')?.slice(0, 200).trim() || null
    const [[line], candidates] = await Promise.all([
      listLines(viewer, id, 1, number),
      reads.lineCandidates(viewer, { statementId: id, lineNumber: number, typed }),
    ])
    return {
      unread: null,
      open: { statementId: id, line: or404(line?.day ? line : undefined), candidates, typed },
      checked: null,
    }
  }
  const [lines, passwordNeeded] = await Promise.all([
    listLines(viewer, id, shownLines),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { unread: null, open: null, checked: { statement, lines, passwordNeeded, tried } }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.statementId)
  const here = `/admin/statements/${id}`
  return submit(args, StatementForm, async (form) => {
    const found = await findStatement(viewer, id)
    if (!found) return redirect('/admin/statements', 'statementGone')
    if (form.intent === 'map') {
      await mapStatement(viewer, found, columnsOf(form))
      return redirect(here)
    }
    if (form.intent === 'drop') {
      await acts.dropStatement(viewer, { statementId: id })
      return redirect('/admin/statements', 'statementDropped')
    }
    if (form.intent === 'settle') {
      const lineNumber = idParameter(new URL(args.request.url).searchParams.get('line') ?? undefined)
      await acts.settleLine(viewer, { statementId: id, lineNumber, ...form.what })
      return redirect(here, 'lineSettled')
    }
    await enterPassword(viewer, form.currentPassword, args.context.clientAddress)
    const { done, cents, refused } = await bookLines(viewer, id, form, runEach)
    const left = new URLSearchParams(refused.slice(0, shownLines).map((each) => ['refused', each]))
    const amount = formatMoney(await getLanguage(args), cents, 'EUR')
    const to = left.size > 0 ? `${here}?${left}` : here
    if (done === 0) return redirect(to)
    return redirect(to, 'statementBooked', { done: String(done), amount })
  })
}

export default function OneStatementPage() {
  const { unread, open, checked } = useLoaderData<typeof loader>()
  if (unread) return <MapColumns {...unread} />
  return open ? <FindOrder {...open} /> : <CheckStatement {...checked} />
}
