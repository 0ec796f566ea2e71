import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { rememberLocale } from '~/domain/accounts/locale.server'
import { ChangeLocale } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { headersWith } from '~/http/flash.server'
import { safePath } from '~/http/safe-path'
import { submit } from '~/http/submit.server'
import { findViewer } from '~/http/viewer.server'

export const loader = () => redirect('/')

export async function action(args: ActionFunctionArgs) {
  const viewer = await findViewer(args)
  return submit(
    args,
    ChangeLocale,
    async ({ locale, redirectTo }) => {
      if (viewer) await rememberLocale(viewer, locale)
      return redirect(withoutLanguage(safePath(redirectTo)), {
        headers: headersWith(preference(args.request, 'locale', locale)),
      })
    },
    { pageless: true },
  )
}

/** Removes ?lng=, which would override the language just chosen. */
function withoutLanguage(path: string) {
  const url = new URL(path, 'http://inside.invalid')
  url.searchParams.delete('lng')
  return url.pathname + url.search + url.hash
}
