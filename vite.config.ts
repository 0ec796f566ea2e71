import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  esbuild: { target: 'es2022' },
  // All entries are named, or the first visit in development reloads the page while it hydrates.
  optimizeDeps: {
    esbuildOptions: { target: 'es2022' },
    entries: ['./app/entry.client.tsx', './app/root.tsx', './app/routes/**/*.tsx'],
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      // zod's comments trip Rollup; nothing we can change.
      onwarn: (warning, warn) => {
        if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
      },
    },
  },
})
