import type { Server } from 'node:http'
import { log } from '~/log.server'
import { reportError } from '~/log.server'

const patience = 10_000

/** Ends in order when asked to: no new requests, running ones finished within ten seconds, then the rest closed. */
export function closeOnRequest(server: Server, afterwards: () => Promise<void>) {
  let closing = false
  const close = (why: string) => {
    if (closing) return
    closing = true
    log.info({ why }, 'closing')
    const deadline = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(deadline)
      afterwards()
        .catch(reportError)
        .finally(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(signal))
  // The start script that holds the other end was killed.
  process.on('disconnect', () => close('disconnect'))
  return { isClosing: () => closing }
}

/** A fault that nobody waited for is logged; it never ends the process. */
export function surviveFaults() {
  process.on('unhandledRejection', (reason) => reportError(reason, { from: 'unhandledRejection' }))
  process.on('uncaughtException', (error) => reportError(error, { from: 'uncaughtException' }))
}
