/**
 * Remix's options, read by vite.config.ts: the Vite compiler builds the app, not the classic one.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  // scripts/build.mjs names a folder beside the build that runs.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  serverModuleFormat: 'esm',
  future: {
    v3_fetcherPersist: true,
    // Off: its /__manifest answers are an open denial-of-service advisory, and the routes are few.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
