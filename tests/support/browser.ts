import { createHash, randomBytes } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import { letters } from './letters'
import { pagePool, type PagePool } from './page-pool'
import type { Mentee, Mentor, People, Woman } from './people'
import './read-texts'

type Worlds = { owner: Sql; people: People; acts: typeof import('./acts'); pool: PagePool }
type Scene = {
  /** Set it for a test that moves the clock, adds scripts or slows a page down: its pages are closed afterwards. */
  closesPages: boolean
  /** Returns another page, of a browser that nobody has used. */
  newPage: () => Promise<Page>
  /** Returns a page of another browser, signed in as this user in this role. */
  pageOf: (woman: Woman, role: 'mentor' | 'mentee' | 'admin') => Promise<Page>
  /** Returns a new mentor and a new mentee, and the id of their running mentorship. */
  aPair: () => Promise<{ id: number; mentor: Mentor; mentee: Mentee }>
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
  pool: [
    async ({ browser }, use) => {
      const pool = pagePool(browser)
      await use(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  closesPages: [false, { option: true }],
  newPage: async (
    { pool, closesPages, baseURL, contextOptions, javaScriptEnabled, locale, timezoneId, viewport },
    use,
    info,
  ) => {
    const pages: Page[] = []
    const options = { ...contextOptions, baseURL, javaScriptEnabled, locale, timezoneId, viewport }
    await use(async () => {
      const page = await pool.take(options, viewport)
      pages.push(page)
      // The dialog that invites mentors opens once; only its own tests want it.
      await page.context().addCookies([{ name: 'thousand-mentors', value: 'seen', url: baseURL! }])
      return page
    })
    const asNew = !closesPages && info.status === info.expectedStatus
    await Promise.all(pages.map((page) => (asNew ? pool.giveBack(page, viewport) : pool.discard(page))))
  },
  page: async ({ newPage }, use) => use(await newPage()),
  aPair: async ({ people, acts }, use) => {
    await use(async () => {
      const [mentor, mentee] = [await people.aMentor(), await people.aMentee()]
      return { id: await acts.approve(mentor, await acts.send(mentee, mentor)), mentor, mentee }
    })
  },
  pageOf: async ({ newPage, owner, baseURL }, use) => {
    await use(async (woman, role) => {
      const page = await newPage()
      const secret = randomBytes(32).toString('base64url')
      await openSession(owner, woman.userId, role, secret)
      await page.context().addCookies([{ name: 'session', value: secret, url: baseURL! }])
      return page
    })
  },
})

export { expect } from '@playwright/test'
export {
  download,
  enter,
  follow,
  here,
  isReady,
  newTab,
  press,
  pressTwice,
  type Outcome,
} from './browser-acts'
export type { Mentee, Mentor }

/** The cookies of a sign-in, without typing a password. */
async function openSession(owner: Sql, userId: number, role: string, secret: string) {
  const secretHash = createHash('sha256').update(secret).digest('hex')
  await owner`
    insert into private.sessions (token_hash, user_id, role, expires_at)
    values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + interval '1 day')`
}

/** A unique word of letters, so that two runs of one test never meet. The q keeps it Latin beside a Greek name. */
export const unique = () => `${letters(randomBytes(4).toString('hex'))}q`
