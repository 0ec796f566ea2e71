// Remix takes whatever a loader or an action throws for a fault: it logs it and shows the words of a fault. A database that
// does not serve a request is none: it is busy, or only reads, and the page says 503.
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { toRefusal } from '~/db/refusal.server'

type Route = NonNullable<ServerBuild['routes'][string]>
type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

/** Takes the routes of a build; returns them with loaders and actions that answer 503 then. */
export function saidBusy(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: withWords(route.module) }]),
  )
}

function withWords(module: Route['module']): Route['module'] {
  const { loader, action } = module as { loader?: Run; action?: Run }
  return {
    ...module,
    ...(loader && { loader: orBusy(loader) }),
    ...(action && { action: orBusy(action) }),
  } as Route['module']
}

const orBusy =
  (run: Run): Run =>
  async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof Response || toRefusal(error)?.status !== 503) throw error
      args.context.unavailable = true
      throw new Response('503\n', { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    }
  }
