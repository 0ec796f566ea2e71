import { randomInt } from 'node:crypto'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// Below the ports that the system gives to outgoing connections: one of those could take the port before the program
// that asked for it. Above 10080, which browsers and fetch refuse.
const [lowest, highest] = [10_081, 32_000]

/** Returns a TCP port of this machine on which nobody listens. @returns {Promise<number>} */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (!(await isTaken(port, host))) return port
  }
}

/** Returns the host of a URL for a program that listens on `host` of this machine; IPv6 in brackets. */
export function localAddress(/** @type {string} */ host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** Whether a program listens there, and goes on for so many milliseconds. @returns {Promise<boolean>} */
export async function staysTaken(/** @type {number} */ port, /** @type {string} */ host, patience = 5000) {
  const until = Date.now() + patience
  while (await isTaken(port, host)) {
    if (Date.now() > until) return true
    await pause(100)
  }
  return false
}

/** Whether a program already listens there. @returns {Promise<boolean>} */
export function isTaken(/** @type {number} */ port, /** @type {string} */ host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(false)))
  })
}
