// A program in development: through Vite, so it runs the files as they were last saved. PROCESS_NAME: which one.
import http from 'node:http'
import { createServer } from 'vite'
import { projectRoot } from './lib/project.mjs'

const name = process.env.PROCESS_NAME
const server = http.createServer()
const vite = await createServer({
  root: projectRoot,
  appType: 'custom',
  server: { middlewareMode: true, ...(name === 'web' ? { hmr: { server } } : { hmr: false, ws: false }) },
})
if (name === 'web') {
  const { serve } = await vite.ssrLoadModule('/server/serve.ts')
  serve(vite.middlewares, server)
} else await vite.ssrLoadModule(name === 'worker' ? '/server/worker.ts' : '/stand-in/main.ts')
