import * as reads from '~/db/generated/reads.server'
import { exportDataOf } from '~/domain/people/people.server'
import { Confirm } from '~/domain/values'
import { type Args, idParameter, pageless, redirect, requireViewer, submit } from '~/http/page.server'

// Downloads all data about a user who asked for them by letter. A GET does nothing and redirects home. While the password
// is due, the page before asks for it.
export const loader = () => redirect('/admin/dashboard')

export const action = pageless(async (args: Args) => {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  if (await reads.passwordNeeded(viewer)) throw redirect(`/admin/users/${userId}/data`)
  return submit(
    args,
    Confirm,
    async () =>
      new Response(await exportDataOf(viewer, userId), {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="data-of-${userId}.json"`,
          'Cache-Control': 'no-store',
        },
      }),
    { pageless: true },
  )
})
