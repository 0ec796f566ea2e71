// The simulated payment page as a browser without JavaScript uses it, and the stand-in as a separate program.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment, processEnvironment } from '../../scripts/lib/environment.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { prepareStandIn } from '../../stand-in/settings.mjs'
import { openStandIn } from '../support/stripe-stand-in'
import { standInClient, type StandInClient } from '../support/stripe-stand-in-client'

const standIn = await openStandIn()
const shop = 'http://localhost:3000/purchases/17'

function openSession(
  client: StandInClient = standIn,
  more: { locale?: 'el' | 'en' | 'de' | 'fr' | 'pt' } = {},
) {
  return client.library({ maxNetworkRetries: 0 }).checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: 6200,
          product_data: { name: 'Πακέτο <1>', description: 'Θ-17' },
        },
      },
    ],
    success_url: `${shop}/return?session={CHECKOUT_SESSION_ID}`,
    cancel_url: shop,
    ...more,
  })
}

async function visit(url: string, form?: Record<string, string>) {
  const post = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(url, { redirect: 'manual', ...post })
  const { status, headers } = answer
  return { status, headers, to: headers.get('location'), body: await answer.text() }
}

const stateOf = async (id: string) => {
  const { status, payment_status } = await standIn.library().checkout.sessions.retrieve(id)
  return `${status}, ${payment_status}`
}

test('the page says that nothing is charged, what is bought and what it costs', async () => {
  const { url } = await openSession(standIn, { locale: 'el' })
  const { status, body, headers } = await visit(url!)
  expect(status).toBe(200)
  for (const words of [
    '<html lang="el">',
    'Δοκιμαστική πληρωμή – δεν χρεώνεται καμία κάρτα',
    'Πακέτο &#60;1&#62;',
    'Θ-17',
    '62,00 €',
    `href="${shop}"`,
  ]) {
    expect(body.replaceAll('\u00a0', ' ')).toContain(words)
  }
  expect(headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000")
})

test.each([
  ['de', 'Testzahlung'],
  ['fr', 'Paiement d’essai'],
  ['pt', 'Pagamento de teste'],
  ['en', 'Test payment'],
  [undefined, 'Test payment'],
] as const)('the page for the locale %s', async (locale, words) => {
  const { url } = await openSession(standIn, { locale })
  expect((await visit(url!)).body).toContain(words)
})

test('after a successful payment the page returns to the shop; a second tab and the back button show it as paid', async () => {
  const { id, url } = await openSession()
  expect(await visit(url!, { card: 'pays' })).toMatchObject({
    status: 303,
    to: `${shop}/return?session=${id}`,
  })
  expect(await stateOf(id)).toBe('complete, paid')
  expect(await visit(url!, { card: 'pays' })).toMatchObject({ status: 303, to: `/pay/${id}` })
  expect((await visit(url!)).body).toContain('The payment is complete.')
  expect((await standIn.books()).payments).toHaveLength(1)
})

test('after a declined card the page stays open, and another card pays', async () => {
  const { id, url } = await openSession()
  const declined = await visit(url!, { card: 'declines' })
  expect(declined).toMatchObject({ status: 402, body: expect.stringContaining('The card was declined.') })
  expect(declined.body).toContain('value="declines" checked')
  expect((await visit(url!, {})).status).toBe(422)
  expect(await stateOf(id)).toBe('open, unpaid')
  const {
    data: [attempt],
  } = await standIn.library().paymentIntents.list()
  expect(attempt).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
  await visit(url!, { card: 'pays' })
  expect(await stateOf(id)).toBe('complete, paid')
})

test('a delayed payment stays pending; the customer decides on the page whether it arrives', async () => {
  const [arriving, failing] = [await openSession(), await openSession()]
  for (const { url } of [arriving, failing]) await visit(url!, { card: 'later' })
  expect(await stateOf(arriving.id)).toBe('complete, unpaid')
  expect((await visit(arriving.url!)).body).toContain('waiting for the money')
  await visit(`${arriving.url}/settle`, { money: 'arrives' })
  await visit(`${failing.url}/settle`, { money: 'fails' })
  expect([await stateOf(arriving.id), await stateOf(failing.id)]).toEqual([
    'complete, paid',
    'complete, unpaid',
  ])
  expect((await visit(arriving.url!)).body).toContain('The payment is complete.')
  expect((await visit(failing.url!)).body).toContain('The money did not arrive.')
})

test('an expired page accepts no payment and links back to the shop', async () => {
  const { id, url } = await openSession()
  await standIn.library().checkout.sessions.expire(id)
  expect(await visit(url!, { card: 'pays' })).toMatchObject({ status: 303, to: `/pay/${id}` })
  const { body } = await visit(url!)
  expect(body).toContain('This payment page has expired.')
  expect(body).toContain(`href="${shop}"`)
  expect(await stateOf(id)).toBe('expired, unpaid')
  expect(await visit(`${standIn.origin}/pay/cs_test_none`)).toMatchObject({ status: 404 })
})

test('a killed stand-in restarts at the same address and has lost nothing that it answered', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-data-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const environment = readEnvironment({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  })
  const own = await prepareStandIn(environment)
  expect(await prepareStandIn(environment)).toEqual(own)
  const {
    STRIPE_STAND_IN_ORIGIN: origin,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = own
  const client = standInClient({ origin: origin!, secretKey: secretKey!, webhookSecret: webhookSecret! })
  const program = path.join(projectRoot, 'build/server/stripe-stand-in.mjs')
  const start = async () => {
    const child = spawn(process.execPath, [program], {
      stdio: 'inherit',
      env: processEnvironment(environment, own),
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 10_000 })
    return async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await gone
    }
  }
  const kill = await start()

  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  const customers = Array.from({ length: 5 }, async () => {
    for (;;) {
      const { id } = await openSession(client)
      await client.control(`/sessions/${id}/pay`)
      acknowledged.push(id)
      if (acknowledged.length === 40) killed = kill('SIGKILL')
    }
  })
  await Promise.allSettled(customers)
  await killed
  const stop = await start()
  const { sessions, sums } = await client.books()
  const paid = sessions.filter(({ payment_status }) => payment_status === 'paid').map(({ id }) => id)
  expect(paid).toEqual(expect.arrayContaining(acknowledged))
  expect(sums.received).toBe(paid.length * 6200)
  await stop('SIGTERM')
})
