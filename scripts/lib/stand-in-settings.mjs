// Port and secrets of the Stripe stand-in. They are created at the first start and stored: open payment pages have the
// port in their URL, and the stand-in's data is useless without its key.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { freePort, isTaken, localAddress } from './free-port.mjs'
import { readIfThere } from './project.mjs'

/** @typedef {{ port: number, secretKey: string, webhookSecret: string }} Kept */

/**
 * Returns the environment variables that web, worker and the stand-in get. Throws when the configured port is in use.
 * @param {import('./environment.mjs').Environment} environment @returns {Promise<Record<string, string>>}
 */
export async function prepareStandIn({ dataDir, host, port, publicOrigin, standInPort }) {
  const file = path.join(dataDir, 'stripe-stand-in', 'settings.json')
  /** @type {Kept | undefined} */
  const stored = fs.existsSync(file) ? JSON.parse(readIfThere(file)) : undefined
  if (standInPort && (await isTaken(standInPort, host))) {
    throw new Error(
      `Port ${standInPort} is in use by another program. Set STRIPE_STAND_IN_PORT to a free one.`,
    )
  }
  const settings = {
    secretKey: stored?.secretKey ?? `sk_test_standin_${secret()}`,
    webhookSecret: stored?.webhookSecret ?? `whsec_${secret()}`,
    port: standInPort || (await firstFree(host, [stored?.port, port + 1, port + 2, port + 3])),
  }
  if (JSON.stringify(settings) !== JSON.stringify(stored)) keep(file, settings)
  return {
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_API_HOST: localAddress(host).replace(/^\[|\]$/g, ''),
    STRIPE_API_PORT: String(settings.port),
    STRIPE_API_PROTOCOL: 'http',
    STRIPE_STAND_IN_PORT: String(settings.port),
    STRIPE_STAND_IN_ORIGIN: `http://${new URL(publicOrigin).hostname}:${settings.port}`,
  }
}

// Letters and digits, as in Stripe's keys.
const secret = () => randomBytes(24).toString('hex')

/** @param {string} host @param {(number | undefined)[]} ports */
async function firstFree(host, ports) {
  for (const port of ports) if (port && port <= 65535 && !(await isTaken(port, host))) return port
  return freePort(host)
}

/** @param {string} file @param {Kept} settings */
function keep(file, settings) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.new`, JSON.stringify(settings), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}
