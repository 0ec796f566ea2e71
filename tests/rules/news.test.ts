import { describe, expect, test } from 'vitest'
import { call, callSignIn, list } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, runJob } = world

const admin = await theAdmin()
const gr = { subject: 'Νέα για σένα, {name}', text: 'Γεια σου, {name}!' }
const en = { subject: 'News', text: 'Hello, {name}!' }
const locales = ['gr', 'en', 'de', 'fr', 'pt']
const save = (args: object = {}, by: Woman = admin) =>
  call<number>(by, 'save_news', { audience: 'all', locales, texts: { gr, en }, ...args })
const send = (newsId: number, by: Woman = admin) => call(by, 'send_news', { newsId })
const agree = (woman: Woman, given = true) => call(woman, 'give_consent', { text: 'news', given })
const mailsOf = (newsId: number) =>
  owner<{ toUserId: number; content: { subject: string; unsubscribe: string } }[]>`
    select to_user_id, content from private.outbox where key like ${`news:${newsId}:%`} order by to_user_id`
const readersOf = async (newsId: number) => (await mailsOf(newsId)).map(({ toUserId }) => toUserId)
const result = async (newsId: number) => (await list<object>(admin, 'news_result', { newsId }))[0]
const sendAll = async () => {
  while ((await runJob('send_news')) > 0);
}

describe('news', () => {
  test('goes to everyone with consent and to nobody else, once, in the reader’s language', async () => {
    const [mentee, mentor, without] = [await aMentee({ package: 'none' }), await aMentor(), await aMentee()]
    for (const woman of [mentee, mentor]) await agree(woman)
    await owner`update data.users set locale = 'en' where id = ${mentor.userId}`
    const id = await save()
    expect(await list(admin, 'news_readers', { audience: 'all', locales })).toEqual([
      { users: 2, subscribers: 0 },
    ])
    await sendAll()
    expect(await readersOf(id)).toEqual([])
    await Promise.all([send(id), send(id), send(id)])
    await Promise.all([runJob('send_news'), runJob('send_news')])
    await sendAll()
    expect(await readersOf(id)).toEqual([mentee.userId, mentor.userId].sort((a, b) => a - b))
    expect(await readersOf(id)).not.toContain(without.userId)
    const subjects = new Map((await mailsOf(id)).map(({ toUserId, content }) => [toUserId, content.subject]))
    expect(subjects.get(mentor.userId)).toBe('News')
    expect(subjects.get(mentee.userId)).toMatch(/^Νέα για σένα, /)
    await refused(save({ newsId: id }), 'news_sent')
    for (const woman of [mentee, mentor]) await agree(woman, false)
  })

  test('for mentors alone, for one language alone', async () => {
    const [mentee, mentor, german] = [await aMentee({ package: 'none' }), await aMentor(), await aMentor()]
    for (const woman of [mentee, mentor, german]) await agree(woman)
    await owner`update data.users set locale = 'de' where id = ${german.userId}`
    const mentors = await save({ audience: 'mentors' })
    const inGerman = await save({ audience: 'all', locales: ['de'] })
    const mentees = await save({ audience: 'mentees' })
    for (const id of [mentors, inGerman, mentees]) await send(id)
    await sendAll()
    expect(await readersOf(mentors)).toEqual([mentor.userId, german.userId].sort((a, b) => a - b))
    expect(await readersOf(inGerman)).toEqual([german.userId])
    expect(await readersOf(mentees)).toEqual([mentee.userId])
    // There is no German text: Greek comes first.
    expect((await mailsOf(inGerman))[0]!.content.subject).toMatch(/^Νέα για σένα/)
    for (const woman of [mentee, mentor, german]) await agree(woman, false)
  })

  test('one click at the end of the mail withdraws consent, and the result counts it', async () => {
    const [leaving, staying] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
    for (const woman of [leaving, staying]) await agree(woman)
    const id = await save()
    await send(id)
    await sendAll()
    const mail = (await mailsOf(id)).find(({ toUserId }) => toUserId === leaving.userId)!
    const token = mail.content.unsubscribe
    const unsubscribe = (wanted: boolean) => callSignIn('auth_unsubscribe', { token, wanted })
    const wanted = async () => (await callSignIn('auth_unsubscribe_link', { token }))[0]
    expect(await wanted()).toEqual({ notification: 'news', wanted: true })
    await unsubscribe(false)
    await unsubscribe(false)
    expect(await wanted()).toEqual({ notification: 'news', wanted: false })
    const consents =
      await owner`select given from data.consents where user_id = ${leaving.userId} and text = 'news' order by id`
    expect(consents.map(({ given }) => given as boolean)).toEqual([true, false])
    await owner`update private.outbox set status = 'dead' where key = ${`news:${id}:${staying.userId}`}`
    expect(await result(id)).toEqual({ recipients: 2, queued: 1, sent: 0, dead: 1, unsubscribed: 1 })
    const next = await save()
    await send(next)
    await sendAll()
    expect(await readersOf(next)).toEqual([staying.userId])
    await agree(staying, false)
  })

  test('is queued in batches, each a transaction of its own', async () => {
    await owner`
      insert into data.users (email, name, surname, news_consent_at)
      select 'many-' || n || '@test.example', 'Πολλή', 'Γυναίκα', now() from generate_series(1, 1200) n`
    const id = await save()
    await send(id)
    expect(await runJob('send_news')).toBe(500)
    expect(await result(id)).toMatchObject({ recipients: 500, queued: 500 })
    // One who withdraws between two batches gets none.
    const [last] = await owner`
      update data.users set news_consent_at = null where id = (select max(id) from data.users where email like 'many-%') returning id`
    await sendAll()
    expect(await result(id)).toMatchObject({ recipients: 1199, queued: 1199 })
    expect(await readersOf(id)).not.toContain(last!.id)
    const [row] = await owner`select done_at from data.news where id = ${id}`
    expect(row!.doneAt).toBeInstanceOf(Date)
  })

  test('needs an admin, a subject in each language, and Greek or English', async () => {
    await refused(save({}, await aMentor()), 'raw 42501')
    await refused(save({ texts: { de: en } }), 'greek_or_english_missing')
    await refused(save({ texts: { gr: { ...gr, subject: '' } } }), 'subject_missing')
    await refused(save({ newsId: 2_000_000_000 }), 'news_not_found')
    await refused(send(2_000_000_000), 'news_not_found')
    const formKey = 'one-news-once'
    const ids = await Promise.all([save({ formKey }), save({ formKey })])
    expect(ids.filter((each) => each !== null)).toHaveLength(1)
  })
})
