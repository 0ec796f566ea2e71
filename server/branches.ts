// A page needs a handful of the routes, yet Remix goes through all of them, three times a request. Here a tree of
// path segments finds the few that an address can mean, and each such few has a handler of its own. Which of them
// it is, and whether it is any, Remix still decides: the answers are the same as with all routes.
import type { ServerBuild } from '@remix-run/node'

type Route = NonNullable<ServerBuild['routes'][string]>
type Step = { fixed: Map<string, Step>; any?: Step; ids: string[] }

const newStep = (): Step => ({ fixed: new Map(), ids: [] })

/** Finds the ids of the routes whose pattern fits a path, those for any path («*») always among them. */
export function pathFinder(routes: ServerBuild['routes']): (pathname: string) => string[] {
  const start = newStep()
  const everywhere: string[] = []
  for (const route of Object.values(routes) as Route[]) {
    // A layout without an address of its own is never the answer.
    if (route.path === undefined && !route.index) continue
    const path = fullPath(routes, route)
    if (path === '*') everywhere.push(route.id)
    else leadTo(start, path).ids.push(route.id)
  }
  return (pathname) => [...follow(start, segmentsOf(pathname)), ...everywhere]
}

function fullPath(routes: ServerBuild['routes'], route: Route) {
  const chain = branchOf(routes, route.id).map(({ path }) => path)
  return chain
    .flatMap((path) => path?.split('/') ?? [])
    .filter(Boolean)
    .join('/')
}

/** The step at the end of a route's pattern, made on the way. */
function leadTo(start: Step, path: string) {
  let step = start
  for (const segment of path.split('/').filter(Boolean)) {
    if (/[?*]/.test(segment)) throw new Error(`The pattern of ${path} is not known to server/branches.ts.`)
    if (segment.startsWith(':')) step = step.any ??= newStep()
    else {
      const key = segment.toLowerCase()
      const next = step.fixed.get(key) ?? newStep()
      step.fixed.set(key, next)
      step = next
    }
  }
  return step
}

/** Decoded as Remix decodes it; slashes at the end do not count. */
function segmentsOf(pathname: string) {
  const segments = pathname.replace(/^\//, '').replace(/\/+$/, '').split('/')
  try {
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return segments.map((segment) => segment.toLowerCase())
  }
}

function follow(step: Step, [segment, ...rest]: string[]): string[] {
  if (segment === undefined || (segment === '' && rest.length === 0)) return step.ids
  const fixed = step.fixed.get(segment)
  return [...(fixed ? follow(fixed, rest) : []), ...(step.any ? follow(step.any, rest) : [])]
}

/** A route and those around it, outermost first. */
function branchOf(routes: ServerBuild['routes'], id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...branchOf(routes, route.parentId), route] : []
}

/** The build with these routes alone. Browsers still get the list of all: it is a file. */
export function withRoutes<Build extends ServerBuild>(build: Build, ids: string[]): Build {
  const kept = new Set(ids.flatMap((id) => branchOf(build.routes, id).map((route) => route.id)))
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}

/** The path a request asks for: data of a page are asked for at its address with .data behind. */
export function pagePath(pathname: string) {
  if (!pathname.endsWith('.data')) return pathname
  return pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/')
}
