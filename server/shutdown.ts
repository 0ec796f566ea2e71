import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLeftByDriver } from '~/db/connection-errors'
import { log, reportError } from '~/log.server'

// Milliseconds; scripts/lib/children.mjs counts on it.
const every = 5000

/** Tells the start script again and again that this program goes on. A debugger stops a program in development. */
function beat() {
  if (!process.send || process.env.NODE_ENV === 'development') return
  const tell = () => void (process.connected && process.send?.('beat', undefined, undefined, () => {}))
  tell()
  setInterval(tell, every).unref()
}

// Milliseconds. An export of 100,000 rows ends within it.
const timeout = 30_000
// Milliseconds. A request that is on its way arrives within it.
const arrival = 1000
// Milliseconds. After a fault, what has not ended by then is cut off.
const faultTimeout = 5000

/**
 * On a signal to stop: goes on for `delay` seconds while it says that it is closing, then accepts no new requests, lets
 * running ones finish for 30 seconds, calls `afterwards`, exits.
 */
export function closeOnRequest(server: Server, delay: number, afterwards: () => Promise<void>) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let closing = false
  const close = (why: string) => {
    if (closing) return
    closing = true
    log.info({ why }, 'closing')
    // Without the start script, the next start needs the port; after a fault, this one.
    setTimeout(endServer, why.startsWith('SIG') ? delay * 1000 : 0)
  }
  const endServer = () => {
    const deadline = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(deadline)
      afterwards()
        .catch(reportError)
        .finally(() => process.exit())
    })
    server.closeIdleConnections()
    // Browsers open connections before they need them. Node does not count a connection without a request as idle.
    setTimeout(() => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy()), arrival)
  }
  onStop(close)
  return { isClosing: () => closing }
}

/**
 * Tells the start script from now on that this program goes on, and calls `close` with a reason: on a signal to stop; when the start script was killed, which closes its end of the
 * channel (it may have been killed before this call, while this program was loading); and after an error that nobody
 * caught, which is logged: the state of the program may be wrong then, so it ends, and the start script starts it again.
 */
export function onStop(close: (why: string) => void) {
  beat()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(signal))
  process.on('disconnect', () => close('disconnect'))
  // Undefined without a start script. The program that calls this is still starting, so it is closed a moment later.
  if (process.connected === false) setImmediate(close, 'disconnect')
  for (const from of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(from, (error) => {
      reportError(error, { from })
      if (isLeftByDriver(error)) return
      process.exitCode = 1
      setTimeout(() => process.exit(), faultTimeout)
      close(from)
    })
}
