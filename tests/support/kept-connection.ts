// One connection to the product, kept open from request to request, as proxies keep theirs. http.Agent would close
// it after an answer that came before the end of the body, and hide what happens to the next request.
import net from 'node:net'
import { once } from 'node:events'

type KeptAnswer = { status: number; headers: string; body: string }

/** Opens a connection. `ask` sends one request as it is written and resolves with its answer, or rejects when the connection ends. */
export async function keptConnection(origin: string) {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  let received = ''
  let wake = () => {}
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    received += text
    wake()
  })
  let ended = false
  for (const event of ['end', 'error', 'close'])
    socket.on(event, () => {
      ended = true
      wake()
    })
  return {
    async ask(head: string[], body: Buffer | string = ''): Promise<KeptAnswer> {
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body)
      for (;;) {
        const answer = takeAnswer(received)
        if (answer) {
          received = received.slice(answer.length)
          return answer
        }
        if (ended) throw new Error(`the connection ended: ${received.slice(0, 200)}`)
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    close: () => socket.destroy(),
  }
}

type Taken = KeptAnswer & { length: number }

/** The first whole answer in a text, with its length there; undefined while some of it is on its way. */
function takeAnswer(text: string, from = 0): Taken | undefined {
  const start = text.indexOf('\r\n\r\n', from) + 4
  if (start < 4) return undefined
  const headers = text.slice(from, start)
  const status = Number(headers.split(' ')[1])
  if (status === 100) return takeAnswer(text, start)
  const isChunked = /^transfer-encoding: chunked$/im.test(headers)
  const last = isChunked ? text.indexOf('0\r\n\r\n', start) : -1
  if (isChunked && last < 0) return undefined
  const length = isChunked ? last + 5 : start + Number(/^content-length: (\d+)$/im.exec(headers)?.[1] ?? 0)
  return text.length < length ? undefined : { status, headers, body: text.slice(start, length), length }
}
