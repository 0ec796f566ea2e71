import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { pageAt } from '../../app/http/page-at'
import { pageOf } from '../../app/i18n/language-address'
import { idOf, pages } from '../../app/route-table'
import { routes as table } from '../../app/routes'
import { spellingsOf } from '../support/spellings'
import { routeMatcher, withRoutes } from '../../server/route-matching'

type Routes = ServerBuild['routes']
type Tree = Parameters<typeof matchRoutes>[0]

/** The routes as in a build. */
const routes: Routes = Object.fromEntries(
  table.map((route) => [route.id, { ...route, module: { default: undefined } }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild

const treeOf = (all: Routes, parent?: string): Tree =>
  Object.values(all)
    .filter((route) => route!.parentId === parent)
    .map((route) => ({
      id: route!.id,
      path: route!.path,
      index: route!.index as false,
      children: treeOf(all, route!.id),
    }))

const whole = treeOf(routes)
const matched = (tree: Tree, path: string) =>
  matchRoutes(tree, path)?.map(({ route, params }) => ({ id: route.id, params }))

const find = routeMatcher(routes)
const branchAt = (path: string) => treeOf(withRoutes(build, find(path)).routes)

const filled = pages.map(({ path }) => path.replaceAll(/:\w+/g, '7'))
const words = [...new Set(filled.flatMap((path) => path.split('/')))]
const odd = ['', '7', ':mentorId', 'FAQ', 'Login', '%2F', '%E0%A4', 'caf%C3%A9', '*', '.', 'ſ', 'x y']

test('every page matches the same route among its candidates as among all routes', () => {
  for (const path of filled) expect(matched(branchAt(path), path)).toEqual(matched(whole, path))
})

// The router logs a warning for each path that cannot be decoded.
vi.spyOn(console, 'warn').mockImplementation(() => {})

test('any path matches the same route among its candidates as among all routes', () => {
  const segment = oneof(constantFrom(...words), constantFrom(...odd), string())
  const address = array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`)
  assert(
    property(oneof(address, constantFrom(...filled)), constantFrom('', '/', '//'), (start, end) => {
      const { pathname } = new URL(`http://localhost${start}${end}`)
      expect(matched(branchAt(pathname), pathname)).toEqual(matched(whole, pathname))
    }),
    { numRuns: 200 },
  )
})

test('the route table names the page that the router opens, however its address is spelled', () => {
  for (const path of filled)
    for (const [, spelled] of [['as it is', path], ...spellingsOf(path)]) {
      const { href, pathname } = new URL(`http://localhost${spelled}`)
      const address = pageOf(pathname)
      const opened = matched(branchAt(address), address)?.at(-1)?.id
      const named = pageAt(new Request(href))
      expect([spelled, named && idOf(named)]).toEqual([spelled, opened === 'unknown' ? undefined : opened])
    }
})

test('a page has few candidate routes, however many routes exist', () => {
  for (const path of filled) expect(find(path).length, path).toBeLessThanOrEqual(3)
})
