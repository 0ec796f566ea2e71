// A signed-in user reads pages in the language of the account, whatever the browser kept; and so does whoever opens a
// link of a mail in a browser that knows nothing, before and after signing in.
import { expect, test } from 'vitest'
import type { Locale } from '~/i18n/locale'
import { composeMail } from '~/domain/mails/compose'
import { mailFrame } from '../support/mail-content'
import { complete, plan } from '../support/acts'
import { aWaitingOrder } from '../support/guardians'
import { cell } from '../support/rows'
import { openSite } from '../support/site'

const site = await openSite()

/** What a browser keeps, and the page at which it ends. */
type Opened = { lang?: string; kept?: string; path: string }

/** Opens an address in a browser that has these cookies, and follows where it leads. */
async function open(address: string, ...cookies: string[]): Promise<Opened> {
  const jar = new Map(cookies.map((each) => each.split('=') as [string, string]))
  for (let path = address, left = 6; left > 0; left -= 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await site.ask(path, { cookie })
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      jar.set(name, value)
    }
    if (!answer.to)
      return { lang: /<html lang="(\w+)"/.exec(answer.body)?.[1], kept: jar.get('locale'), path }
    path = answer.to
  }
  throw new Error(`${address} leads nowhere`)
}

/** The addresses of ours in the mails that wait for this user, as their texts show them. */
async function linksTo(userId: number) {
  const mails = await site.owner<{ kind: string; locale: Locale; content: object }[]>`
    select kind, locale, content from private.outbox where to_user_id = ${userId} order by id`
  return mails.flatMap(({ kind, ...mail }) => {
    const { text } = composeMail({ kind, ...mail, ...mailFrame })
    return [...text.matchAll(/https:\/\/mentoring\.example\.org([^\s)]*)/g)].map(([, path]) => ({
      kind,
      path: path!,
    }))
  })
}

const speak = (userId: number, locale: Locale) =>
  site.owner`update data.users set locale = ${locale} where id = ${userId}`

test('a session has the language of the account, also where the browser kept another, and keeps it from then on', async () => {
  const { userId } = await site.aMentor()
  await speak(userId, 'fr')
  const session = await site.signIn(userId, 'mentor')
  const shown = { lang: 'fr', kept: 'fr', path: '/mentor/mentorships' }
  expect(await open('/mentor/mentorships', session)).toEqual(shown)
  expect(await open('/mentor/mentorships', session, 'locale=gr')).toEqual(shown)
  // A public page too, and one that nobody finds.
  expect(await open('/faq', session, 'locale=de')).toMatchObject({ lang: 'fr' })
  expect(await open('/mentor/nothing', session, 'locale=de')).toMatchObject({ lang: 'fr' })
  // What the address says goes before.
  expect(await open('/mentor/mentorships?lng=pt', session)).toMatchObject({ lang: 'pt' })
})

test('who changes the language on purpose changes that of the account, on every page', async () => {
  const { userId } = await site.aMentee()
  const session = await site.signIn(userId, 'mentee')
  const token = await site.tokenOf(session, '/mentee/mentorships')
  const changed = await site.ask('/locale', {
    cookie: session,
    headers: { origin: site.origin },
    form: { _token: token, locale: 'de', redirectTo: '/mentee/mentorships' },
  })
  expect([changed.status, changed.to]).toEqual([302, '/mentee/mentorships'])
  expect(await open('/mentee/mentorships', session, 'locale=gr')).toMatchObject({ lang: 'de' })
})

test('the door of a mail with a secret speaks the language of its owner, whatever the browser kept', async () => {
  const { userId } = await site.aMentee()
  await speak(userId, 'en')
  const tokenFor = async (purpose: string) =>
    cell<string>(site.owner`select rules.issue_token(${userId}, ${purpose}, interval '1 hour')`)
  await site.owner`select rules.ask_email_change(${userId}, ${`new-${userId}@test.example`})`
  const [asked] = await site.owner`
    select content->>'token' as token from private.outbox where to_user_id = ${userId} and kind = 'confirm_new_email'`
  for (const address of [
    `/invitation?token=${await tokenFor('invitation')}`,
    `/confirm-email?token=${await tokenFor('confirm_email')}`,
    `/reset-password?token=${await tokenFor('reset_password')}`,
    `/new-email?token=${asked!.token}`,
  ])
    for (const cookies of [[], ['locale=gr']])
      expect(await open(address, ...cookies)).toEqual({ lang: 'en', kept: 'en', path: address })
})

test('the link of a guardian speaks the language of the mentee', async () => {
  const minor = await aWaitingOrder(site.owner, site)
  await speak(minor.userId, 'de')
  const address = `/guardian?token=${minor.token}`
  expect(await open(address, 'locale=fr')).toEqual({ lang: 'de', kept: 'de', path: address })
  const _token = await site.tokenOf('', address)
  const chosen = await site.ask('/locale', {
    headers: { origin: site.origin },
    form: { _token, locale: 'en', redirectTo: address },
  })
  expect([chosen.status, chosen.to]).toEqual([302, `${address}&lng=en`])
  expect(await open(chosen.to!)).toMatchObject({ lang: 'en' })
  const answered = await site.ask(chosen.to!, {
    headers: { origin: site.origin },
    form: { _token, intent: 'answer', answer: 'confirm' },
  })
  expect([answered.status, answered.to]).toEqual([302, `${address}&lng=en`])
})

test('every link of a mail opens in its language, in a browser that knows nothing', async () => {
  const [mentor, mentee] = [await site.aMentor(), await site.aMentee({ package: 'none' })]
  for (const { userId } of [mentor, mentee]) await speak(userId, 'en')
  Object.assign(mentee, await site.aPackage(mentee, 'three_months'))
  const { id, admin } = await site.aMentorship({ mentor, mentee, sessions: 1 })
  await plan(mentee, id)
  await complete(admin, id, { belowMinimum: true })
  const links = [...(await linksTo(mentor.userId)), ...(await linksTo(mentee.userId))]
  const kinds = links.map(({ kind }) => kind)
  for (const kind of ['request_received', 'session_planned_mentor', 'paid', 'mentorship_completed_mentee'])
    expect(kinds).toContain(kind)
  for (const { kind, path } of links) {
    const shown = await open(path)
    expect(shown.lang, `${kind} ${path} ended at ${shown.path}`).toBe('en')
  }
  const session = await site.signIn(mentee.userId, 'mentee')
  for (const path of [`/receipts/${mentee.purchaseId}`, `/certificates/${id}`, '/mentee/mentorships'])
    expect(await open(path, session)).toEqual({ lang: 'en', kept: 'en', path })
})
