import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The browser tests read the app's modules without Vite: a file imported with `?raw` is its text to them too.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!/\.txt(\?raw)?$/.test(url)) return next(url, context)
  const text = fs.readFileSync(fileURLToPath(url.replace(/\?raw$/, '')), 'utf8')
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)}` }
}
