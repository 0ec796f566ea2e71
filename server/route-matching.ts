// Remix matches a request against all routes, three times per request; that is slow with many routes. Here a tree of
// path segments finds the few candidates for a path, and Remix gets a handler that knows only these. Remix still
// chooses the route (or none), so the answers are the same as with all routes.
import type { ServerBuild } from '@remix-run/node'

type Route = NonNullable<ServerBuild['routes'][string]>
/** fixed: the next node for a literal segment. any: the next node for a parameter. ids: the routes that end here. */
type Node = { fixed: Map<string, Node>; any?: Node; ids: string[] }

const newNode = (): Node => ({ fixed: new Map(), ids: [] })

/** Takes all routes; returns a function from a path to the ids of the routes that may match it, «*» routes included. */
export function routeMatcher(routes: ServerBuild['routes']): (pathname: string) => string[] {
  const root = newNode()
  const everywhere: string[] = []
  for (const route of Object.values(routes) as Route[]) {
    // A layout without a path never answers a request itself.
    if (route.path === undefined && !route.index) continue
    const path = fullPath(routes, route)
    if (path === '*') everywhere.push(route.id)
    else addPath(root, path).ids.push(route.id)
  }
  return (pathname) => [...candidates(root, segmentsOf(pathname)), ...everywhere]
}

/** Takes all routes; returns a function from a path to the pattern of its route, e.g. /mentors/:id; undefined for none. */
export function routePatterns(routes: ServerBuild['routes']): (pathname: string) => string | undefined {
  const match = routeMatcher(routes)
  return (pathname) => {
    const route = match(pathname)
      .map((id) => routes[id])
      .find((each) => each && fullPath(routes, each) !== '*')
    return route && `/${fullPath(routes, route)}`
  }
}

function fullPath(routes: ServerBuild['routes'], route: Route) {
  return withParents(routes, route.id)
    .map(({ path }) => path)
    .flatMap((path) => path?.split('/') ?? [])
    .filter(Boolean)
    .join('/')
}

/** Adds a route's pattern to the tree; returns its last node. */
function addPath(root: Node, path: string) {
  let node = root
  for (const segment of path.split('/').filter(Boolean)) {
    if (/[?*]/.test(segment))
      throw new Error(`server/route-matching.ts does not support the pattern of ${path}.`)
    if (segment.startsWith(':')) node = node.any ??= newNode()
    else {
      const key = segment.toLowerCase()
      const next = node.fixed.get(key) ?? newNode()
      node.fixed.set(key, next)
      node = next
    }
  }
  return node
}

/** Decodes as Remix does; ignores slashes at the end. */
function segmentsOf(pathname: string) {
  const segments = pathname.replace(/^\//, '').replace(/\/+$/, '').split('/')
  try {
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return segments.map((segment) => segment.toLowerCase())
  }
}

function candidates(node: Node, [segment, ...rest]: string[]): string[] {
  if (segment === undefined || (segment === '' && rest.length === 0)) return node.ids
  const fixed = node.fixed.get(segment)
  return [...(fixed ? candidates(fixed, rest) : []), ...(node.any ? candidates(node.any, rest) : [])]
}

/** A route and its parents, the outermost first. */
function withParents(routes: ServerBuild['routes'], id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [...withParents(routes, route.parentId), route] : []
}

/**
 * Takes a build and route ids; returns the build with only these routes and their parents, below a language if there is
 * one.
 */
export function withRoutes<Build extends ServerBuild>(build: Build, ids: string[], language?: string): Build {
  const kept = new Set(ids.flatMap((id) => withParents(build.routes, id).map((route) => route.id)))
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
  return {
    ...build,
    basename: language ? `/${language}` : build.basename,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
