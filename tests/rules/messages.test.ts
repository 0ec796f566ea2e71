import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list, readTable } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin } = await openWorld()

const admin = await theAdmin()
const write = (toRole: string, profileId: number, by: Woman = admin) =>
  call<number>(by, 'send_message', {
    toRole,
    profileId,
    text: 'Χαιρόμαστε που είσαι εδώ.',
    subject: 'Καλώς ήρθες',
  })
const texts = async (woman: Woman) =>
  (await readTable(woman, 'messages')).map((message) => message.text as string)

describe('messages from the team', () => {
  test('the recipient reads it on the messages page and by mail; other users do not', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee({ package: 'none' })]
    const id = await write('mentor', mentor.id)
    expect(await texts(mentor)).toEqual(['Χαιρόμαστε που είσαι εδώ.'])
    for (const woman of [mentee, await aMentor()]) expect(await texts(woman)).toEqual([])
    const [mail] =
      await owner`select kind, content, to_user_id from private.outbox where key = ${`message:${id}:${mentor.userId}`}`
    expect(mail).toEqual({
      kind: 'message',
      toUserId: mentor.userId,
      content: { name: 'Άννα', subject: 'Καλώς ήρθες', text: 'Χαιρόμαστε που είσαι εδώ.', role: 'mentor' },
    })
  })

  test('a user with two profiles reads each message in the role it was sent to', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
    await write('mentee', mentee.id)
    expect([(await texts(mentor)).length, (await texts(mentee)).length]).toEqual([0, 1])
  })

  test('are written to an existing profile', async () => {
    for (const [role, id] of [
      ['mentor', 2_000_000_000],
      ['mentee', 2_000_000_000],
      ['admin', admin.userId],
    ] as const) {
      await refused(write(role, id), 'user_not_found')
    }
  })

  test('{name} becomes the first name, and a form that is sent five times sends one message', async () => {
    const mentor = await aMentor({ name: 'Ελένη' })
    const send = () =>
      call(admin, 'send_message', {
        toRole: 'mentor',
        profileId: mentor.id,
        subject: 'Για σένα, {name}',
        text: 'Γεια σου, {name}!',
        formKey: 'a-form-that-is-sent-often',
      })
    await Promise.all(Array.from({ length: 5 }, send))
    expect(await readTable(mentor, 'messages')).toMatchObject([
      { subject: 'Για σένα, Ελένη', text: 'Γεια σου, Ελένη!' },
    ])
    const words = (more: object) =>
      call(admin, 'send_message', { toRole: 'mentor', profileId: mentor.id, text: 'x', ...more })
    await refused(words({ text: '{surname}' }), 'unknown_placeholder', 'text')
    await refused(words({ subject: 'x\ny' }), 'subject_of_one_line', 'subject')
    await refused(words({ text: ' ' }), 'message_missing', 'text')
    await refused(words({ text: 'x'.repeat(5001) }), 'too_long', 'text')
  })

  test('opening the page marks them as read and lowers the count; fetching it ahead does not', async () => {
    const mentee = await aMentee({ package: 'none' })
    await write('mentee', mentee.id)
    const unread = async () =>
      (await read(mentee.viewer, (sql) => sql`select unread_count from api.viewer()`))[0]!.unreadCount
    const open = async (opened: boolean) =>
      (await list<{ unread: boolean }>(mentee, 'open_messages', { opened })).map((each) => each.unread)
    expect([await open(false), await unread()]).toEqual([[true], 1])
    expect([await open(true), await unread()]).toEqual([[true], 0])
    expect(await open(true)).toEqual([false])
    expect(await list(await aMentee({ package: 'none' }), 'open_messages')).toEqual([])
    const sent = { toRole: 'mentee', profileId: mentee.id }
    expect(await list(admin, 'sent_messages', sent)).toMatchObject([
      { readAt: expect.any(Date) as Date, sentBy: expect.any(String) as string },
    ])
    expect(await list(admin, 'message_recipient', sent)).toMatchObject([{ own: false, erased: false }])
  })

  test('a test goes to the admin alone and is kept nowhere', async () => {
    const test = () =>
      call(admin, 'test_message', { subject: 'Δοκιμή', text: 'Για {name}', formKey: 'a-test-form-key' })
    await Promise.all([test(), test()])
    const mails = await owner`
      select to_user_id from private.outbox where key like 'test_message:a-test-form-key%'`
    expect(mails).toEqual([{ toUserId: admin.userId }])
    expect(await owner`select from data.messages where to_user_id = ${admin.userId}`).toHaveLength(0)
  })

  test('R25 says beforehand to whom an admin cannot write', async () => {
    const [herself, gone, mentee] = [
      await aMentee({ userId: admin.userId, package: 'none' }),
      await aMentee({ package: 'none' }),
      await aMentee({ package: 'none' }),
    ]
    await call(gone, 'erase_me')
    const found = await list<{ id: number; obstacle: string | null }>(admin, 'message_obstacles', {
      toRole: 'mentee',
      profileIds: [herself.id, gone.id, mentee.id],
    })
    expect(Object.fromEntries(found.map(({ id, obstacle }) => [id, obstacle]))).toEqual({
      [herself.id]: 'own_profile',
      [gone.id]: 'person_erased',
      [mentee.id]: null,
    })
  })
})

describe('templates', () => {
  const gr = { subject: 'Καλώς ήρθες, {name}', text: 'Ελληνικά' }
  const de = { subject: 'Willkommen', text: 'Deutsch' }
  const save = (args: object, by: Woman = admin) =>
    call<number>(by, 'save_message_template', { name: 'Καλωσόρισμα', texts: { gr, de }, ...args })
  const send = (templateId: number, profileId: number) =>
    call(admin, 'send_message', { toRole: 'mentee', profileId, templateId })

  test('are sent in the reader’s language, otherwise in Greek, otherwise in English', async () => {
    const both = await save({})
    const english = await save({ texts: { en: { subject: 'Welcome', text: 'English' } } })
    const found: string[] = []
    for (const [template, locale] of [
      [both, 'de'],
      [both, 'fr'],
      [english, 'pt'],
    ] as const) {
      const mentee = await aMentee({ package: 'none' })
      await owner`update data.users set locale = ${locale} where id = ${mentee.userId}`
      await send(template, mentee.id)
      found.push(...(await texts(mentee)))
    }
    expect(found).toEqual(['Deutsch', 'Ελληνικά', 'English'])
  })

  test('need Greek or English, and nothing but {name} in brackets; a form sent twice creates one', async () => {
    await refused(save({ texts: { de } }), 'greek_or_english_missing')
    await refused(
      save({ texts: { gr: { subject: '', text: '{οτιδήποτε}' } } }),
      'unknown_placeholder',
      'text',
    )
    await refused(save({ texts: { gr: { subject: 'x', text: '' } } }), 'message_missing', 'text')
    await refused(save({ name: ' ' }), 'name_missing', 'name')
    const formKey = 'one-template-once'
    const ids = await Promise.all([save({ formKey }), save({ formKey })])
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
  })

  test('a retired one is offered and sent no more, until it is taken back into use', async () => {
    const id = await save({})
    const mentee = await aMentee({ package: 'none' })
    const retire = (retired: boolean) => call(admin, 'retire_message_template', { templateId: id, retired })
    await retire(true)
    await retire(true)
    await refused(send(id, mentee.id), 'template_not_found', 'templateId')
    await refused(save({ templateId: id }), 'template_not_found')
    await refused(call(admin, 'retire_message_template', { templateId: 2_000_000_000 }), 'template_not_found')
    await retire(false)
    await save({ templateId: id, texts: { gr: { subject: '', text: 'Νέα λόγια' } } })
    await send(id, mentee.id)
    expect(await texts(mentee)).toEqual(['Νέα λόγια'])
  })
})
