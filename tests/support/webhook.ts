import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Webhook = Awaited<ReturnType<typeof listenForWebhooks>>

/**
 * The product's webhook on a port of its own. It is open before the product is imported, and answers 503 until then.
 */
export async function listenForWebhooks() {
  let answer: ((request: Request) => Promise<Response>) | undefined
  const server = http.createServer(async (req, res) => {
    const request = new Request('http://localhost:3000/api/stripe/webhook', {
      method: 'POST',
      body: await text(req),
      headers: { 'Stripe-Signature': String(req.headers['stripe-signature']) },
    })
    const { status } = answer
      ? await answer(request).catch(() => new Response(null, { status: 500 }))
      : new Response(null, { status: 503 })
    res.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`,
    answerWith: (given: (request: Request) => Promise<Response>) => (answer = given),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
