// The app as Remix's server takes it. What Remix's compiler would add is the half for the browser, which gets HTML instead.
import type { ServerBuild } from '@remix-run/node'
import * as entry from '../app/entry.server'
import { routes as all } from '../app/routes'
import remix from '../remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

type Module = NonNullable<ServerBuild['routes'][string]>['module']

const modules = import.meta.glob<Module>(
  ['../app/root.tsx', '../app/layouts/{horizontal,vertical,full}.tsx', '../app/routes/**/*.{ts,tsx}'],
  { eager: true },
)

const routes = all.map((route) => ({ ...route, module: modules[`../app/${route.file}`]! }))

/** What Remix asks of a route while it renders. */
const described = ({ module, ...route }: (typeof routes)[number]) => ({
  ...route,
  module: '',
  hasLoader: 'loader' in module,
  hasAction: 'action' in module,
  hasClientLoader: false,
  hasClientAction: false,
  hasErrorBoundary: 'ErrorBoundary' in module,
})

export const build: ServerBuild = {
  mode: process.env.NODE_ENV ?? 'development',
  entry: { module: entry },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  assets: {
    version: '',
    url: '',
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, described(route)])),
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  future: remix.future,
}
