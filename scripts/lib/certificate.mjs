import tls from 'node:tls'

// Milliseconds.
const patience = 6000

/**
 * Until when the certificate of a site is valid, as a visitor sees it. Rejects with the error of the connection: nothing
 * answers (ETIMEDOUT and others), or the certificate is not valid.
 * @param {URL} url @returns {Promise<Date>}
 */
export function certificateEnd({ hostname, port }) {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: patience,
    })
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('timeout', () =>
      socket.destroy(Object.assign(new Error(`${hostname} does not answer`), { code: 'ETIMEDOUT' })),
    )
  })
}
