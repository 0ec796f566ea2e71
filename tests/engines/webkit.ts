import { once } from 'node:events'
import fs from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { elementOf, idsOf, pageOf } from './page'
import { startProgram } from './programs'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/** WebKitGTK, the engine of Safari, by WebDriver. It has no switch for JavaScript, and needs a screen. */
export const webKit = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  installed: fs.existsSync(driver) && fs.existsSync(display),

  async open() {
    // Xvfb chooses a free display, and tells it.
    const screen = startProgram(display, [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1024x24',
      '-nolisten',
      'tcp',
    ])
    const [number] = (await once(screen.child.stdout, 'data')) as [Buffer]
    const port = await freePort()
    const server = startProgram(driver, [`--port=${port}`], { DISPLAY: `:${String(number).trim()}` })
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
      })
      const { value } = (await answer.json()) as { value: unknown }
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
      return value
    }
    await expect(() => ask('GET', '/status')).toPass({ timeout: 20_000 })
    const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string }
    const at = `/session/${sessionId}`
    // This driver does not always scroll to what it acts on; it then clicks elsewhere, or says «not interactable».
    const show = (id: string) =>
      ask('POST', `${at}/execute/sync`, {
        script: `arguments[0].scrollIntoView({ block: 'center' })`,
        args: [elementOf(id)],
      })
    return {
      page: pageOf({
        navigate: (url) => ask('POST', `${at}/url`, { url }),
        keep: (cookie) => ask('POST', `${at}/cookie`, { cookie }),
        find: async (xpath) => idsOf(await ask('POST', `${at}/elements`, { using: 'xpath', value: xpath })),
        click: (id) => show(id).then(() => ask('POST', `${at}/element/${id}/click`, {})),
        clear: (id) => show(id).then(() => ask('POST', `${at}/element/${id}/clear`, {})),
        type: (id, text) => ask('POST', `${at}/element/${id}/value`, { text }),
        property: (id, name) => ask('GET', `${at}/element/${id}/property/${name}`),
      }),
      async close() {
        await ask('DELETE', at)
        await server.end()
        await screen.end()
      },
    }
  },
}
