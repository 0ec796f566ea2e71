import net from 'node:net'

/**
 * A proxy that can swallow all bytes, like a host that vanished: connections get no end and no error. Connections
 * that were open then stay dead; new ones work again after it has healed.
 */
export async function openMuteProxy(port: number) {
  let mute = false
  const opened = new Set<net.Socket>()
  const silenced = new Set<net.Socket>()
  const proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      opened.add(from)
      from.on('error', () => from.destroy())
      from.on('close', () => {
        opened.delete(from)
        if (!silenced.has(client)) to.destroy()
      })
      from.on('data', (bytes: Buffer) => {
        if (mute) silenced.add(client)
        if (!silenced.has(client)) to.write(bytes)
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const own = (proxy.address() as net.AddressInfo).port
  return {
    /** The same connection string, through the proxy. */
    through: (url: string) => Object.assign(new URL(url), { port: String(own) }).href,
    swallow: () => void (mute = true),
    heal: () => void (mute = false),
    async close() {
      for (const socket of opened) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
