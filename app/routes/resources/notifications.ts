import { redirect, requireSignedIn, resource } from '~/http/page.server'

/** The short address of the notification settings, which are a tab of each role's account. */
export const loader = resource(async (args) => {
  const { role } = await requireSignedIn(args)
  return redirect(`/${role}/my-account?tab=notifications`)
})
