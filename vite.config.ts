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
    // The server's: browsers never see them.
    exclude: ['@node-rs/argon2', 'nodemailer', 'pino', 'postgres', 'sharp', 'stripe'],
  },
  build: {
    target: 'es2022',
    rollupOptions: {
      // Nothing we can change: zod's comments trip Rollup, and a route without a page leaves the browser nothing.
      onwarn: (warning, warn) => {
        if (!['INVALID_ANNOTATION', 'EMPTY_BUNDLE'].includes(warning.code ?? '')) warn(warning)
      },
    },
  },
})
