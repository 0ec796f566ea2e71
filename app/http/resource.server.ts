import type { LoaderFunctionArgs } from '@remix-run/node'
import { outcomeOf } from './outcome.server'

/**
 * The loader of a route without a page. Remix answers its errors with 500, so a refusal is answered here, with its own
 * status: 503 if the database did not answer in time.
 */
export function resource(load: (args: LoaderFunctionArgs) => Promise<Response>) {
  return async (args: LoaderFunctionArgs) => {
    const outcome = await outcomeOf(() => load(args))
    if ('result' in outcome) return outcome.result
    const { status, wait } = outcome.refusal
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
