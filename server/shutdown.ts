import type { Server } from 'node:http'
import { log } from '~/log.server'
import { reportError } from '~/log.server'

// Milliseconds. An export of 100,000 rows ends within it.
const timeout = 30_000

/**
 * On a signal to stop: goes on for `delay` seconds while it says that it is closing, then accepts no new requests, lets
 * running ones finish for 30 seconds, calls `afterwards`, exits.
 */
export function closeOnRequest(server: Server, delay: number, afterwards: () => Promise<void>) {
  let closing = false
  const close = (why: string) => {
    if (closing) return
    closing = true
    log.info({ why }, 'closing')
    // Without the start script, the next start needs the port.
    setTimeout(endServer, why === 'disconnect' ? 0 : delay * 1000)
  }
  const endServer = () => {
    const deadline = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(deadline)
      afterwards()
        .catch(reportError)
        .finally(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(signal))
  // The start script was killed, which closed its end of the channel.
  process.on('disconnect', () => close('disconnect'))
  return { isClosing: () => closing }
}

/** Logs uncaught errors and rejections instead of ending the process. */
export function surviveFaults() {
  process.on('unhandledRejection', (reason) => reportError(reason, { from: 'unhandledRejection' }))
  process.on('uncaughtException', (error) => reportError(error, { from: 'uncaughtException' }))
}
