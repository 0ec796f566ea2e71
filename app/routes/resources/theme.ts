import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { cookie } from '~/cookies.server'
import { ChangeTheme } from '~/domain/accounts/own-account-schema'
import { preference } from '~/http/cookie-choice.server'
import { headersWith } from '~/http/flash.server'
import { pageless } from '~/http/resource.server'
import { safePath } from '~/http/safe-path'
import { submit } from '~/http/submit.server'

export const loader = () => redirect('/')

export const action = pageless(async (args: ActionFunctionArgs) => {
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
