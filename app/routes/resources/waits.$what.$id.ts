import { findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { standing } from '~/domain/mentees/waits'
import { idParameter, or404, requireViewer, resource } from '~/http/page.server'

/** How what a mentee waits for stands now, as one word: app/browser/waiting.ts compares it with what the page knows. */
export const loader = resource(async (args) => {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.id)
  const find = { request: findRequest, order: findPurchase }[`${args.params.what}`]
  const stands = standing(or404(await find?.(viewer, id)))
  return new Response(stands, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
})
