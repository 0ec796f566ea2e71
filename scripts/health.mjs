#!/usr/bin/env node
// For the HEALTHCHECK of a container: exit code 0 if what runs there is well. The start says in its health file which
// part that is. A web server answers at /readyz; a worker alone has no port, it touches the file after every round; a
// migration is well until it ends.
//   node scripts/health.mjs /tmp/mentoring-health
import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

// Milliseconds. A worker looks for jobs every 30 seconds.
const freshFor = 300_000

/** @param {string} file @param {string | undefined} port @returns {Promise<boolean>} */
export async function isHealthy(file, port = '3000') {
  const only = read(file)
  if (only === undefined) return false
  if (only === 'migrate') return true
  if (only === 'worker') return Date.now() - fs.statSync(file).mtimeMs < freshFor
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4500) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit((await isHealthy(process.argv[2] ?? '', process.env.PORT)) ? 0 : 1)
