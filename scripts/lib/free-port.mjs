import net from 'node:net'

/** Returns a TCP port of this machine on which nobody listens. @returns {Promise<number>} */
export function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, host, () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** Returns the host of a URL for a program that listens on `host` of this machine; IPv6 in brackets. */
export function localAddress(/** @type {string} */ host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** Whether a program already listens there. @returns {Promise<boolean>} */
export function isTaken(/** @type {number} */ port, /** @type {string} */ host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(false)))
  })
}
