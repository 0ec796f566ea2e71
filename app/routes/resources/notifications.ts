import { redirect } from '@remix-run/node'
import { resource } from '~/http/resource.server'
import { requireSignedIn } from '~/http/viewer.server'

/** The short address of the notification settings, which are a tab of each role's account. */
export const loader = resource(async (args) => {
  const { role } = await requireSignedIn(args)
  return redirect(`/${role}/my-account?tab=notifications`)
})
