import * as reads from '~/db/generated/reads.server'
import { exportMyData } from '~/domain/accounts/my-data.server'
import { findViewer, redirect, resource } from '~/http/page.server'

/** Downloads the copy of the viewer's data. While the password is due, the page before asks for it. */
export const loader = resource(async (args) => {
  const viewer = await findViewer(args)
  if (!viewer) throw redirect('/login')
  if (await reads.passwordNeeded(viewer)) throw redirect('/my-data')
  return new Response(await exportMyData(viewer), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
})
