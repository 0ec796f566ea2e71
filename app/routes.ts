// The routes as Remix takes them: the root, the layouts with their pages, and what answers every other address.
import { fileOf, idOf, pages, type Page } from './route-table'

export type Route = { id: string; parentId?: string; path?: string; index?: boolean; file: string }

const inLayout = (layout: Page['layout'], parentId: string): Route[] =>
  pages
    .filter((page) => page.layout === layout)
    .map((page) => ({
      id: idOf(page),
      parentId,
      file: fileOf(page),
      ...(page.path === '/' ? { index: true } : { path: page.path.slice(1) }),
    }))

const layout = (name: 'horizontal' | 'vertical' | 'full'): Route[] => [
  { id: name, parentId: 'root', file: `layouts/${name}.tsx` },
  ...inLayout(name, name),
]

export const routes: Route[] = [
  { id: 'root', path: '', file: 'root.tsx' },
  ...layout('horizontal'),
  ...layout('vertical'),
  ...layout('full'),
  ...inLayout('none', 'root'),
  { id: 'unknown', parentId: 'root', path: '*', file: 'routes/full/unknown.tsx' },
]
