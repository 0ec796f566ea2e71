import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The browser tests read the app's modules without Vite: a text file is its text to them too, a JSON file its value.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const isText = /\.txt(\?raw)?$/.test(url)
  const isJson = /\/app\/.*\.json$/.test(url)
  if (!isText && !isJson) return next(url, context)
  const text = fs.readFileSync(fileURLToPath(url.replace(/\?raw$/, '')), 'utf8')
  const source = `export default ${isJson ? text : JSON.stringify(text)}`
  return { format: 'module', shortCircuit: true, source }
}
