import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { idsOf, pageOf } from './page'
import { startProgram } from './programs'

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/**
 * Firefox by WebDriver, as geckodriver would drive it: Debian has no geckodriver, and Firefox takes the same commands on
 * a socket of its own (Marionette), without JavaScript too. Playwright asks this Firefox for what it does not know.
 */
export const firefox = (javaScript: boolean) => ({
  name: javaScript ? 'Firefox' : 'Firefox without JavaScript',
  packages: 'firefox-esr',
  installed: fs.existsSync(program),

  async open() {
    const port = await freePort()
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'))
    const preferences = { 'marionette.port': port, 'javascript.enabled': javaScript }
    fs.writeFileSync(
      path.join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref('${name}', ${value});\n`)
        .join(''),
    )
    const browser = startProgram(program, ['--headless', '--no-remote', '--marionette', '--profile', profile])
    const { ask, end } = await connect(port)
    await ask('NewSession', {})
    return {
      page: pageOf({
        navigate: (url) => ask('Navigate', { url }),
        keep: (cookie) => ask('AddCookie', { cookie }),
        find: async (xpath) => idsOf(await ask('FindElements', { using: 'xpath', value: xpath })),
        click: (id) => ask('ElementClick', { id }),
        clear: (id) => ask('ElementClear', { id }),
        type: (id, text) => ask('ElementSendKeys', { id, text }),
        property: async (id, name) => {
          const { value } = (await ask('GetElementProperty', { id, name })) as { value: unknown }
          return value
        },
      }),
      async close() {
        end()
        await browser.end()
        fs.rmSync(profile, { recursive: true, force: true })
      },
    }
  },
})

/** Marionette: each message is its length, a colon and JSON: `[0, id, command, parameters]`, `[1, id, error, result]`. */
async function connect(port: number) {
  let socket!: net.Socket
  await expect(async () => {
    socket = net.connect(port, '127.0.0.1')
    await once(socket, 'connect')
  }).toPass({ timeout: 30_000 })
  const waiting = new Map<number, (message: unknown[]) => void>()
  let received = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message)
    }
  })
  let last = 0
  const ask = async (command: string, given: object) => {
    const id = ++last
    const message = JSON.stringify([0, id, `WebDriver:${command}`, given])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    const [, , error, result] = await new Promise<unknown[]>((resolve) => waiting.set(id, resolve))
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`)
    return result
  }
  return { ask, end: () => socket.destroy() }
}
