import { askForNews } from '~/domain/news/sign-up.server'
import type { SignUpForNews } from '~/domain/news/sign-up-schema'
import { type Args, browserOf, redirect } from '~/http/page.server'

/** Whether a link was just sent. */
export const wasSent = ({ request }: Args) => ({
  sent: new URL(request.url).searchParams.has('sent'),
})

/** Sends a link to the address and returns to the page of the form. Raises the errors of askForNews. */
export async function sendNewsLink(args: Args, asked: SignUpForNews, page: string) {
  await askForNews(asked, browserOf(args).address)
  return redirect(`${page}?sent`)
}
