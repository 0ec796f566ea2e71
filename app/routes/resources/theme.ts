import { cookie } from '~/cookies.server'
import { ChangeTheme } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { type Args, headersWith, pageless, redirect, submit } from '~/http/page.server'
import { safePath } from '~/http/safe-path'

export const loader = () => redirect('/')

export const action = pageless(async (args: Args) => {
  return submit(
    args,
    ChangeTheme,
    async ({ theme, redirectTo }) =>
      redirect(safePath(redirectTo), {
        headers: headersWith(
          theme === 'device' ? cookie('theme', '', { maxAge: 0 }) : preference(args.request, 'theme', theme),
        ),
      }),
    { pageless: true },
  )
})
