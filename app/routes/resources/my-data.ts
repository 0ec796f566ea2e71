import { redirect } from '@remix-run/node'
import { exportMyData } from '~/domain/accounts/my-data.server'
import { resource } from '~/http/resource.server'
import { findViewer } from '~/http/viewer.server'

/** Downloads all data about the viewer. */
export const loader = resource(async (args) => {
  const viewer = await findViewer(args)
  if (!viewer) throw redirect('/login')
  return new Response(await exportMyData(viewer), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
})
