#!/usr/bin/env node
// npm run test:access: walks every public page, every form and the pages of each role in a browser: keyboard, focus,
// headings, landmarks, names, refused forms, forced colours, narrow windows, large text. Prints a table, exits with 1
// if a page fails, and fails if what a screen reader says has changed (tests/access/views).
//   npm run test:access -- --only login,mentors    pages whose address contains one of these
//   npm run test:access -- -u                      writes what a screen reader says now
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build as buildProduct } from './build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { requireNode } from './lib/say.mjs'

requireNode()
process.chdir(projectRoot)
installIfNeeded()
// First, because the product gets a new folder build/.
buildProduct()
const { build } = await import('vite')
await build({
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '~': path.join(projectRoot, 'app') } },
  build: {
    ssr: path.join(projectRoot, 'tests/access/main.ts'),
    target: 'node20',
    outDir: 'build/access',
    rollupOptions: {
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
    },
  },
})
const { status } = spawnSync(process.execPath, ['build/access/main.mjs', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
