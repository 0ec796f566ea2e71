import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/free-port.mjs'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

type Answer = { value: unknown }
type Element = { 'element-6066-11e4-a52e-4f735466cecf': string }

/** A page of WebKitGTK, driven by WebDriver: what the walk needs of it. */
export type WebKitPage = Awaited<ReturnType<typeof webKit.open>>['page']

export const webKit = {
  installed: fs.existsSync(driver) && fs.existsSync(display),

  /** Opens a browser with one page; `close` ends both programs. */
  async open() {
    const port = await freePort()
    const programs = [
      spawn(display, [':97', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
      spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: ':97' } }),
    ]
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
      })
      const { value } = (await answer.json()) as Answer
      if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
      return value
    }
    await expect(() => ask('GET', '/status')).toPass({ timeout: 20_000 })
    const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
      sessionId: string
    }
    const page = pageOf((method, path, body) => ask(method, `/session/${sessionId}${path}`, body))
    return {
      page,
      async close() {
        await ask('DELETE', `/session/${sessionId}`)
        await Promise.all(programs.map(end))
      },
    }
  },
}

async function end(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

function pageOf(ask: (method: string, path: string, body?: unknown) => Promise<unknown>) {
  // Found anew until it is there: a page may still be on its way.
  const find = async (xpath: string) => {
    let found: Element[] = []
    await expect
      .poll(
        async () => {
          found = (await ask('POST', '/elements', { using: 'xpath', value: xpath })) as Element[]
          return found.length
        },
        { message: xpath, timeout: 15_000 },
      )
      .toBeGreaterThan(0)
    return `/element/${Object.values(found[0]!)[0]}`
  }
  const labelled = (label: string) => `//*[@id = //label[starts-with(normalize-space(.), '${label}')]/@for]`
  return {
    goto: (url: string) => ask('POST', '/url', { url }),
    url: () => ask('GET', '/url') as Promise<string>,
    /** The value of a field. */
    valueOf: async (label: string) => ask('GET', `${await find(labelled(label))}/property/value`),
    fill: async (label: string, text: string) => {
      const field = await find(labelled(label))
      await ask('POST', `${field}/clear`, {})
      await ask('POST', `${field}/value`, { text })
    },
    /** Ticks a box or presses what bears these words. */
    check: async (label: string) => ask('POST', `${await find(labelled(label))}/click`, {}),
    press: async (words: string) =>
      ask(
        'POST',
        `${await find(`//main//*[self::a or self::button][contains(normalize-space(.), '${words}')]`)}/click`,
        {},
      ),
    /** Waits until the page says this. */
    says: (words: string) => find(`//main//*[contains(normalize-space(.), '${words}')]`),
    /** How much wider than its window the page is, in pixels. */
    overflow: () =>
      ask('POST', '/execute/sync', {
        script: 'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
        args: [],
      }) as Promise<number>,
  }
}
