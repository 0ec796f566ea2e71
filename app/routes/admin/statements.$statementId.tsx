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
import { MapColumns } from './statements.$statementId/map-columns'

export const handle: Handle = { title: (t) => t('statement:title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.statementId)
  const found = or404(await findStatement(viewer, id))
  const { rows, ...statement } = found
  const tried = new URL(args.request.url).searchParams.getAll('refused')
  if (rows) {
    const samples = sampleRows(found).map(([, cells]) => cells)
    return { unread: { statement, samples, columns: suggestColumns(found) }, checked: null }
  }
  const [lines, passwordNeeded] = await Promise.all([
    listLines(viewer, id, shownLines),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { unread: null, checked: { statement, lines, passwordNeeded, tried } }
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
  const { unread, checked } = useLoaderData<typeof loader>()
  return unread ? <MapColumns {...unread} /> : <CheckStatement {...checked!} />
}
