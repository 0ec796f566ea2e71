// One connection to the product, kept open from request to request, as proxies keep theirs. http.Agent would close
// it after an answer that came before the end of the body, and hide what happens to the next request.
import net from 'node:net'
import { once } from 'node:events'

export type KeptAnswer = { status: number; headers: string; body: string }

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

/** The first whole answer of what was received, with its length there; undefined while some of it is on its way. */
function takeAnswer(text: string) {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const headers = text.slice(0, end)
  const status = Number(headers.split(' ')[1])
  if (status === 100) return after(takeAnswer(text.slice(end + 4)), end + 4)
  const start = end + 4
  if (/^transfer-encoding: chunked$/im.test(headers)) {
    const last = text.indexOf('0\r\n\r\n', start)
    return last < 0 ? undefined : { status, headers, body: text.slice(start, last), length: last + 5 }
  }
  const length = start + Number(/^content-length: (\d+)$/im.exec(headers)?.[1] ?? 0)
  return text.length < length ? undefined : { status, headers, body: text.slice(start, length), length }
}

const after = (answer: ReturnType<typeof takeAnswer>, length: number): ReturnType<typeof takeAnswer> =>
  answer && { ...answer, length: answer.length + length }
