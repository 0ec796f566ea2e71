import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { outcomeOf } from './outcome.server'
import { refusedAct } from './refused-act.server'
import { noteRefused } from './viewer.server'

/**
 * The loader of a route without a page. Remix answers its errors with 500, so a refusal is answered here, with its own
 * status: 503 if the database did not answer in time.
 */
export function resource(load: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs) => {
    const outcome = await outcomeOf(() => load(args))
    if ('result' in outcome) return outcome.result
    const { rule, status, wait } = outcome.refusal
    if (status === 403) await noteRefused(args, rule)
    const retryAfter = status === 503 ? '5' : wait && String(wait)
    return new Response(`${status}\n`, {
      status,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(retryAfter && { 'Retry-After': retryAfter }),
      },
    })
  }
}

/**
 * The action of a form without a page. When the database does not answer, not even who the viewer is, a small page with
 * 503 says so.
 */
export function pageless<Answer>(act: (args: ActionFunctionArgs) => Promise<Answer>) {
  return async (args: ActionFunctionArgs) => {
    const outcome = await outcomeOf(() => act(args))
    if ('result' in outcome) return outcome.result
    const { rule, status } = outcome.refusal
    if (status === 403) await noteRefused(args, rule)
    const page = await refusedAct(args, rule, status)
    if (status === 503) page.headers.set('Retry-After', '5')
    return page
  }
}
