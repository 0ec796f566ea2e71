#!/usr/bin/env node
// npm run test:ops: tries the promises of docs/operations with the distribution's PostgreSQL and PgBouncer, prints a
// table, and exits with 1 if one fails. Says what it skips where these are missing.
//   npm run test:ops -- --only pooler,nodes
//   npm run test:ops -- --soak 60        minutes of light traffic, exports, sweeps and restarts
import { spawn } from 'node:child_process'
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
    ssr: path.join(projectRoot, 'tests/ops/main.ts'),
    target: 'node20',
    outDir: 'build/ops',
    rollupOptions: { output: { format: 'es', entryFileNames: '[name].mjs' } },
  },
})
const child = spawn(process.execPath, ['build/ops/main.mjs', ...process.argv.slice(2)], { stdio: 'inherit' })
// It stops the servers it has started before it ends.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
child.once('exit', (status) => process.exit(status ?? 1))
