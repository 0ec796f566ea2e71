import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

// What a page with the framework loads, in two files: the libraries, and the frame and parts of pages. Left to itself,
// Rollup makes forty of them. Forms, with the library of their schemas, come with the pages that have one.
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|i18next|react-i18next|remix-i18next)\//
const frame = /\/app\/(ui|i18n|layouts|http)\/(?!(horizontal|vertical|full)\.tsx)/
const notOnEveryPage = /\/app\/(http\/action-form|ui\/conform|layouts\/(vertical|admin-shell))/

// The words that every page for visitors shows: one file a language, not three.
const words = /\/app\/locales\/(\w+)\/(?:common|errors|public)\.json/

function fileOf(module: string) {
  const language = words.exec(module)?.[1]
  if (language) return `words-${language}`
  if (libraries.test(module)) return 'libraries'
  return frame.test(module) && !notOnEveryPage.test(module) ? 'frame' : undefined
}

/**
 * The web server and the app are one build: every module exists once in the process. All files are in one folder, because
 * modules find the project root relative to themselves.
 */
const webServer: Plugin = {
  name: 'web-server',
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: { web: 'server/web.ts' },
              output: { entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
            },
          },
        }
      : undefined,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), webServer],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  esbuild: { target: 'es2022' },
  // All entries are named, or the first visit in development reloads the page while it hydrates.
  optimizeDeps: {
    esbuildOptions: { target: 'es2022' },
    entries: ['./app/entry.client.tsx', './app/root.tsx', './app/routes/**/*.tsx'],
    // The server's: browsers never see them.
    exclude: [
      '@node-rs/argon2',
      'ical-generator',
      'nodemailer',
      'pino',
      'postgres',
      'prom-client',
      'sharp',
      'stripe',
    ],
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: fileOf },
      // Nothing we can change: zod's comments trip Rollup, and a route without a page leaves the browser nothing.
      onwarn: (warning, warn) => {
        if (!['INVALID_ANNOTATION', 'EMPTY_BUNDLE'].includes(warning.code ?? '')) warn(warning)
      },
    },
  },
}))
