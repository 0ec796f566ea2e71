import { cookie, readCookie } from '~/cookies.server'
import * as reads from '~/db/generated/reads.server'
import { isPayable } from '~/domain/guardians/payable'
import { askForPayment } from '~/domain/payments/card-payments.server'
import { linkToken } from '~/http/link-token.server'
import { type Args, findViewer, headersWith, redirect } from '~/http/page.server'
import { safePath } from '~/http/safe-path'

/** The page of a link, in the language that was chosen there. */
export function pageOf(token: string, { url }: Request) {
  const lng = new URL(url).searchParams.get('lng')
  return `/guardian?${new URLSearchParams({ token, ...(lng && { lng }) })}`
}

/**
 * From the card page the guardian, whose browser has the page in a cookie, comes back to it, and the mentee to her
 * purchase. Asks Stripe for the result, because the address proves nothing.
 */
export async function backFromCard(args: Args, order: number, card: string | null) {
  const page = new URL(safePath(readCookie(args.request, 'guardian')), args.request.url)
  const token = linkToken({ url: page.href })
  if (!token && (await findViewer(args)))
    return redirect(card ? `/purchases/${order}?card=cancelled` : `/purchases/${order}/return`)
  const link = token ? await reads.authGuardianLink({ token }) : undefined
  if (isPayable(link) && link.cardStatus)
    await askForPayment({ status: link.cardStatus, stripeSessionId: link.stripeSessionId })
  page.searchParams.set('card', card ?? 'back')
  return redirect(`/guardian${page.search}`, {
    headers: headersWith(cookie('guardian', '', { maxAge: 0 })),
  })
}
