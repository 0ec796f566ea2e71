import { describe, expect, test } from 'vitest'
import { call, callSignIn, list } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, runJob } = world

const admin = await theAdmin()
const locales = ['gr', 'en', 'de', 'fr', 'pt']
const texts = { gr: { subject: 'Νέα, {name}', text: 'Γεια σου, {name}!' } }

const ask = (email: string, locale = 'gr') => callSignIn('auth_ask_news', { email, locale })
const confirm = (token: string) => callSignIn('auth_confirm_news', { token })
const unsubscribe = (token: string, wanted = false) => callSignIn('auth_unsubscribe', { token, wanted })
const mailsTo = (email: string) =>
  owner<{ kind: string; content: { token: string; unsubscribe: string; subject: string; text: string } }[]>`
    select kind, content from private.outbox where to_email = ${email} order by id`
const subscriber = async (email: string) => {
  const [row] = await owner<
    { id: number; locale: string; confirmedAt: Date | null; stoppedAt: Date | null }[]
  >`
    select id, locale, confirmed_at, stopped_at from data.news_subscribers where email = ${email}`
  return row
}
const newsConsent = async (userId: number) =>
  (await owner`select news_consent_at from data.users where id = ${userId}`)[0]!.newsConsentAt !== null

/** Signs an address up; returns the token of the mail that confirmed it. */
async function aSubscriber(email: string, locale = 'gr') {
  await ask(email, locale)
  const { token } = (await mailsTo(email)).at(-1)!.content
  await confirm(token)
  return token
}

/** Gives an account another address, by the link mailed to it. */
async function moveTo(woman: Woman, email: string) {
  await owner`insert into private.credentials (user_id, password_hash) values (${woman.userId}, 'kept')`
  await call(woman, 'change_email', { keptHash: 'kept', email })
  const asked = (await mailsTo(email)).find(({ kind }) => kind === 'confirm_new_email')!
  await callSignIn('auth_confirm_new_email', {
    token: asked.content.token,
    secretHash: woman.viewer.secretHash,
  })
}

async function sendNews(audience = 'all', reading = locales) {
  const id = await call<number>(admin, 'save_news', { audience, locales: reading, texts })
  await call(admin, 'send_news', { newsId: id })
  while ((await runJob('send_news')) > 0);
  return id
}
const newsTo = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'news')

describe('an address without an account', () => {
  test('gets news only after it confirmed, in its language, without a name, and once', async () => {
    await ask('Waiting@Readers.example')
    await aSubscriber('anna@readers.example', 'en')
    expect(await list(admin, 'news_readers', { audience: 'all', locales })).toEqual([
      { users: 0, subscribers: 1 },
    ])
    expect(await list(admin, 'news_readers', { audience: 'all', locales: ['gr'] })).toEqual([
      { users: 0, subscribers: 0 },
    ])
    expect(await list(admin, 'news_subscribers')).toEqual([{ confirmed: 1, unconfirmed: 1 }])
    const id = await sendNews()
    await sendNews('mentors')
    expect(await newsTo('waiting@readers.example')).toHaveLength(0)
    const [mail, ...more] = await newsTo('anna@readers.example')
    expect([mail!.content.subject, mail!.content.text, more]).toEqual(['Νέα', 'Γεια σου!', []])
    const [result] = await list<object>(admin, 'news_result', { newsId: id })
    expect(result).toEqual({ recipients: 1, queued: 1, sent: 0, dead: 0, unsubscribed: 0 })
    await refused(list(await aMentee({ package: 'none' }), 'news_subscribers'), 'raw 42501')
  })

  test('is asked again by a new link; a link works once and only for its week', async () => {
    await ask('berta@readers.example')
    await ask('berta@readers.example', 'de')
    const [first, second] = (await mailsTo('berta@readers.example')).map(({ content }) => content.token)
    await refused(confirm(first!), 'link_not_valid')
    await Promise.all([confirm(second!), confirm(second!)])
    expect(await subscriber('berta@readers.example')).toMatchObject({ locale: 'de', stoppedAt: null })
    // Who gets the news is mailed nothing further, and nobody else can change the language.
    await ask('berta@readers.example', 'fr')
    expect(await mailsTo('berta@readers.example')).toHaveLength(2)
    expect((await subscriber('berta@readers.example'))!.locale).toBe('de')

    await ask('late@readers.example')
    const [late] = await mailsTo('late@readers.example')
    await owner`update private.tokens set expires_at = now() - interval '1 second'
      where token_hash = rules.token_hash(${late!.content.token})`
    await refused(confirm(late!.content.token), 'link_not_valid')
  })

  test('stops the news with one click, which the old link does not undo', async () => {
    const token = await aSubscriber('clara@readers.example')
    await sendNews()
    const link = (await newsTo('clara@readers.example'))[0]!.content.unsubscribe
    const wanted = () => callSignIn('auth_unsubscribe_link', { token: link })
    expect(await wanted()).toEqual([{ notification: 'news', wanted: true }])
    await unsubscribe(link)
    await unsubscribe(link)
    expect(await wanted()).toEqual([{ notification: 'news', wanted: false }])
    await refused(confirm(token), 'link_not_valid')
    await sendNews()
    expect(await newsTo('clara@readers.example')).toHaveLength(1)
    await unsubscribe(link, true)
    await sendNews()
    expect(await newsTo('clara@readers.example')).toHaveLength(2)
  })

  test('is forgotten thirty days after it asked or stopped, with its mails', async () => {
    await ask('never@readers.example')
    await aSubscriber('left@readers.example')
    await aSubscriber('stays@readers.example')
    await sendNews()
    await unsubscribe((await newsTo('left@readers.example'))[0]!.content.unsubscribe)
    await owner`update data.news_subscribers set asked_at = now() - interval '29 days', stopped_at = stopped_at - interval '29 days'`
    await runJob('clean_up')
    expect(await subscriber('never@readers.example')).toBeDefined()
    await owner`update data.news_subscribers set asked_at = asked_at - interval '2 days', stopped_at = stopped_at - interval '2 days'`
    await runJob('clean_up')
    for (const email of ['never@readers.example', 'left@readers.example']) {
      expect([email, await subscriber(email), await mailsTo(email)]).toEqual([email, undefined, []])
      expect(await owner`select from data.mails where to_email = ${email}`).toHaveLength(0)
    }
    expect(await subscriber('stays@readers.example')).toBeDefined()
  })

  test('its mail that did not arrive is not sent again by the team', async () => {
    await aSubscriber('dead@readers.example')
    const [mail] = await owner`update private.outbox set status = 'dead', content = content - 'token'
      where to_email = 'dead@readers.example' returning id`
    await refused(call(admin, 'resend_mail', { mailId: Number(mail!.id) }), 'mail_to_subscriber')
  })
})

describe('an address with an account', () => {
  test('becomes the user’s consent when it is confirmed; one news mail, and one click stops both', async () => {
    const email = 'member@readers.example'
    const mentee = await aMentee({ package: 'none', email })
    await ask(email)
    expect(await newsConsent(mentee.userId)).toBe(false)
    await confirm((await mailsTo(email)).findLast(({ kind }) => kind === 'confirm_news')!.content.token)
    expect(await newsConsent(mentee.userId)).toBe(true)
    await sendNews()
    const [mail, ...more] = await newsTo(email)
    expect(more).toEqual([])
    await unsubscribe(mail!.content.unsubscribe)
    expect([await newsConsent(mentee.userId), (await subscriber(email))!.stoppedAt !== null]).toEqual([
      false,
      true,
    ])
    await sendNews()
    expect(await newsTo(email)).toHaveLength(1)
  })

  test('of an account that came later: the user’s when the address is confirmed', async () => {
    const mentee = await aMentee({ package: 'none', email: 'dora@readers.example' })
    await owner`update data.users set email_confirmed_at = null where id = ${mentee.userId}`
    await aSubscriber('dora@readers.example')
    await owner`update data.users set news_consent_at = null where id = ${mentee.userId}`
    await call(mentee, 'ask_email_confirmation')
    const asked = (await mailsTo('dora@readers.example')).find(({ kind }) => kind === 'confirm_email')!
    await callSignIn('auth_confirm_email', { token: asked.content.token })
    expect(await newsConsent(mentee.userId)).toBe(true)
    await call(mentee, 'give_consent', { text: 'news', given: false })
    expect((await subscriber('dora@readers.example'))!.stoppedAt).toBeInstanceOf(Date)
  })

  test('is in the export and goes with the erasure', async () => {
    const mentee = await aMentee({ package: 'none', email: 'emma@readers.example' })
    await aSubscriber('emma@readers.example')
    const exported = await call<{ newsByAddress: { email: string } }>(mentee, 'export_my_data')
    expect(JSON.stringify(exported)).toContain('"locale"')
    await call(admin, 'erase_user', { userId: mentee.userId })
    expect(await subscriber('emma@readers.example')).toBeUndefined()
    // The last mail says so, and is deleted once it is sent.
    expect(await mailsTo('emma@readers.example')).toMatchObject([{ kind: 'erased' }])
  })

  test('moves with the account: a former address gets no news, also after the erasure', async () => {
    const mentee = await aMentee({ package: 'none', email: 'fani@readers.example' })
    await aSubscriber('fani@readers.example')
    await moveTo(mentee, 'fani-nea@readers.example')
    await sendNews()
    expect(await newsTo('fani@readers.example')).toHaveLength(0)
    expect(await newsTo('fani-nea@readers.example')).toHaveLength(1)
    await call(mentee, 'erase_me')
    await sendNews()
    expect(await newsTo('fani@readers.example')).toHaveLength(0)
  })

  test('that was never confirmed stays its owner’s when the account moves', async () => {
    const mentee = await aMentee({ package: 'none', email: 'gogo@readers.example' })
    await owner`update data.users set email_confirmed_at = null where id = ${mentee.userId}`
    await aSubscriber('gogo@readers.example')
    await owner`update data.users set news_consent_at = null where id = ${mentee.userId}`
    await moveTo(mentee, 'gogo-nea@readers.example')
    expect(await subscriber('gogo@readers.example')).toMatchObject({ stoppedAt: null })
  })
})

test('an erased address is gone with its mails and links, and can be signed up anew', async () => {
  await ask('erased@readers.example')
  await callSignIn('auth_erase_news_address', { email: 'Erased@readers.example' })
  await callSignIn('auth_erase_news_address', { email: 'erased@readers.example' })
  expect([await subscriber('erased@readers.example'), await mailsTo('erased@readers.example')]).toEqual([
    undefined,
    [],
  ])
  await ask('erased@readers.example')
  expect(await subscriber('erased@readers.example')).toBeDefined()
})
