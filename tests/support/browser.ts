import { createHash, randomBytes } from 'node:crypto'
import { register } from 'node:module'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import type { Mentee, Mentor, People, Woman } from './people'

// Vite handles the app's `?raw` imports; Playwright does not.
register('./raw-files.mjs', import.meta.url)

type Worlds = { owner: Sql; people: People; acts: typeof import('./acts') }
type Scene = {
  /** Returns a page of a new browser context, signed in as this user in this role. */
  pageOf: (woman: Woman, role: 'mentor' | 'mentee' | 'admin') => Promise<Page>
}

/** Browser tests that create their own users in the served database, as the rules tests do. */
export const test = base.extend<Scene, Worlds>({
  owner: [
    async ({ browserName }, use) => {
      const owner = postgres(process.env.E2E_OWNER_URL!, {
        max: 2,
        onnotice: () => {},
        transform: { column: postgres.camel.column },
        connection: { application_name: browserName, TimeZone: 'Europe/Athens' },
        types: {
          date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day },
        },
      })
      await use(owner)
      await owner.end({ timeout: 5 })
    },
    { scope: 'worker' },
  ],
  people: [
    async ({ owner }, use) => {
      const { peopleOf } = await import('./people')
      const { closePools } = await import('~/db/pools.server')
      await use(peopleOf(owner))
      await closePools()
    },
    { scope: 'worker' },
  ],
  acts: [async ({ owner: _owner }, use) => use(await import('./acts')), { scope: 'worker' }],
  // The dialog that invites mentors opens once; only its own tests want it.
  context: async ({ context, baseURL }, use) => {
    await context.addCookies([seenPopUp(baseURL!)])
    await use(context)
  },
  pageOf: async (
    { browser, owner, baseURL, contextOptions, javaScriptEnabled, locale, timezoneId, viewport },
    use,
  ) => {
    const contexts: BrowserContext[] = []
    await use(async (woman, role) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        javaScriptEnabled,
        locale,
        timezoneId,
        viewport,
      })
      contexts.push(context)
      const secret = randomBytes(32).toString('base64url')
      await openSession(owner, woman.userId, role, secret)
      await context.addCookies([{ name: 'session', value: secret, url: baseURL! }, seenPopUp(baseURL!)])
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

const seenPopUp = (url: string) => ({ name: 'thousand-mentors', value: 'seen', url })

export { expect } from '@playwright/test'
export { download, enter, follow, here, isReady, press, type Outcome } from './browser-acts'
export type { Mentee, Mentor }

/** The cookies of a sign-in, without typing a password. */
async function openSession(owner: Sql, userId: number, role: string, secret: string) {
  const secretHash = createHash('sha256').update(secret).digest('hex')
  await owner`
    insert into private.sessions (token_hash, user_id, role, expires_at)
    values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + interval '1 day')`
}

/** A unique word, so that two runs of one test never meet. */
export const unique = () => randomBytes(4).toString('hex')
