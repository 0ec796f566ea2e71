// Milliseconds; scripts/lib/children.mjs counts on it.
const every = 5000

/** Tells the start script again and again that this program goes on. A debugger stops a program in development. */
export function beat() {
  if (!process.send || process.env.NODE_ENV === 'development') return
  const tell = () => void (process.connected && process.send?.('beat', undefined, undefined, () => {}))
  tell()
  setInterval(tell, every).unref()
}
