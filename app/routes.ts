import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'
import { fileOf, idOf, pages, type Page } from './route-table'

const inLayout = (name: Page['layout']) =>
  pages
    .filter((page) => page.layout === name)
    .map((page) =>
      page.path === '/' ? index(fileOf(page)) : route(page.path.slice(1), fileOf(page), { id: idOf(page) }),
    )

export default [
  layout('layouts/horizontal.tsx', inLayout('horizontal')),
  layout('layouts/vertical.tsx', inLayout('vertical')),
  layout('layouts/full.tsx', inLayout('full')),
  ...inLayout('none'),
  ...prefix('', [route('*', 'routes/full/unknown.tsx')]),
] satisfies RouteConfig
