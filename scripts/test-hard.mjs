#!/usr/bin/env node
// npm run test:hard: runs the promises of tests/hard under load, each on a temporary PostgreSQL.
//   npm run test:hard -- --only B1,B7 --seed 7 --seeds 5
//   npm run test:hard -- --only web       attacks the built product over HTTP
//   npm run test:hard -- --only calls     20,000 odd calls of the JSON API, and no server error
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build as buildProduct } from './build.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { requireNode } from './lib/say.mjs'

requireNode()
process.chdir(projectRoot)
installIfNeeded()
const only = process.argv[process.argv.indexOf('--only') + 1] ?? ''
const web = /^web\b/.test(only)
// First, because the product gets a new folder build/.
buildProduct()
if (only === 'calls') process.exit(oddCalls())
const { build } = await import('vite')
await build({
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '~': path.join(projectRoot, 'app') } },
  build: {
    ssr: path.join(projectRoot, web ? 'tests/hard/web/main.ts' : 'tests/hard/main.ts'),
    target: 'node20',
    outDir: 'build/hard',
    sourcemap: true,
    rollupOptions: {
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
    },
  },
})
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'build/hard/main.mjs', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exit(status || (process.argv.includes('--only') ? 0 : oddCalls()))

function oddCalls() {
  const args = ['vitest', 'run', '--project', 'http', 'tests/http/odd-calls.test.ts']
  const env = { ...process.env, CALLS: process.env.CALLS ?? '20000' }
  return spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
}
