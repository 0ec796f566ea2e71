// Names and lines as the database takes them, and what mails make of them.
import { describe, expect, test } from 'vitest'
import { asLine, Email, Name } from '~/domain/fields'
import { composeMail } from '~/domain/mails/compose'
import { call, callSignIn } from '../support/calls'
import { openWorld } from '../support/world'
import { mailFrame } from '../support/mail-content'

const { owner, aMentee, aMentor, aUser, mailRowsTo, theAdmin } = await openWorld()
const admin = await theAdmin()

const isRefused = (statement: Promise<unknown>, constraint: RegExp) =>
  expect(statement).rejects.toMatchObject({ constraint_name: expect.stringMatching(constraint) })

const everySign = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))

test('the database takes every name that the forms take, and no sign that is neither letter nor mark', async () => {
  const shapes = everySign.flatMap((sign) => [`Α${sign}`, `Α${sign}Β`])
  const names = shapes.flatMap((shape) => Name.safeParse(shape).data ?? [])
  expect(names.length).toBeGreaterThan(100_000)
  const refused =
    await owner`select name from unnest(${names}::text[]) as name where not data.is_name(name) limit 9`
  expect(refused.map(({ name }) => name)).toEqual([])

  const other = everySign.filter((sign) => /[\p{C}\p{Z}\p{P}\p{Sc}\p{Sm}\p{So}]|[0-9]/u.test(sign))
  const wrong = other.filter((sign) => ![..." .'’·-", '\u200c', '\u200d'].includes(sign) && sign <= '\uffff')
  const taken = await owner<{ sign: string }[]>`
    select sign from unnest(${wrong}::text[]) as sign where data.is_name('Α' || sign || 'Β')`
  // Signs of scripts far away, which the forms refuse.
  expect(taken.filter(({ sign }) => sign < '\u0370' || (sign >= '\u2000' && sign <= '\u206f'))).toEqual([])
})

test('the database takes the addresses that the forms make, and no other', { timeout: 60_000 }, async () => {
  const signs = everySign.filter(
    (sign) => sign < '\u0600' || /[\u2000-\u30ff\ua640-\ua69f\ufe30-\uffee]/.test(sign),
  )
  const shapes = signs.flatMap((sign) => [`a${sign}@b.gr`, `a@b${sign}c.gr`, `a@${sign}.gr`, `a@b.${sign}`])
  const made = shapes.flatMap((shape) => Email.safeParse(shape).data ?? [])
  expect(made.length).toBeGreaterThan(2000)
  const rows = await owner<{ address: string; taken: boolean }[]>`
    select address, pg_input_is_valid(address, 'data.email') as taken
    from unnest(${[...made, ...shapes]}::text[]) as address`
  const wrong = rows.filter(({ address, taken }) => taken !== (Email.safeParse(address).data === address))
  expect(wrong.slice(0, 9)).toEqual([])
})

test('the database takes every line that the forms make', async () => {
  const lines = everySign.map((sign) => asLine(`a${sign}b`))
  const refused =
    await owner`select words from unnest(${lines}::text[]) as words where not data.is_line(words) limit 9`
  expect(refused.map(({ words }) => words)).toEqual([])
})

test.each([
  'Άννα\nBcc: x@evil.example',
  'κερδίσατε https://evil.example',
  'www.evil',
  'evil.example',
  '\u202eΆννα',
  'Άννα 2',
  '\u200b',
  '\u3164',
  '=1+1',
  '',
])('no table of names takes %j', async (name) => {
  const userId = await aUser()
  const mentor = await aMentor()
  const mentee = await aMentee()
  await isRefused(owner`update data.users set name = ${name} where id = ${userId}`, /^users_name/)
  await isRefused(owner`update data.users set surname = ${name} where id = ${userId}`, /^users_surname/)
  if (!name) return
  await isRefused(
    owner`update data.mentor_cards set name = ${name} where mentor_id = ${mentor.id}`,
    /^mentor_cards_name/,
  )
  await isRefused(
    owner`update data.purchases set guardian_name = ${name} where id = ${mentee.purchaseId}`,
    /^purchases_guardian_name/,
  )
})

describe('an address that nobody has confirmed', () => {
  const contentOf = async (userId: number, kind: string) => (await mailRowsTo(userId, kind)).at(-1)!.content
  const mailOf = async (userId: number, kind: string) => {
    const content = await contentOf(userId, kind)
    return composeMail({ kind, locale: 'gr', content, ...mailFrame })
  }

  test('gets mails without a name until it is confirmed, and the words of the team without one', async () => {
    const mentee = await aMentee({ name: 'Κερδισμένη', package: 'none' })
    await owner`update data.users set email_confirmed_at = null where id = ${mentee.userId}`
    const write = () =>
      call(admin, 'send_message', {
        toRole: 'mentee',
        profileId: mentee.id,
        subject: 'Καλώς ήρθες, {name}',
        text: 'Γεια σου {name}, χαιρόμαστε.',
      })
    await write()
    await call(mentee, 'ask_email_confirmation')
    for (const kind of ['message', 'confirm_email']) {
      const { subject, text, html } = await mailOf(mentee.userId, kind)
      for (const whole of [subject, text, html]) expect(whole).not.toContain('Κερδισμένη')
      expect(text).toMatch(/^Γεια σου,\n/)
    }
    const [kept] = await owner`select subject, text from data.messages where to_user_id = ${mentee.userId}`
    expect(kept).toEqual({ subject: 'Καλώς ήρθες, Κερδισμένη', text: 'Γεια σου Κερδισμένη, χαιρόμαστε.' })

    await callSignIn('auth_confirm_email', { token: (await contentOf(mentee.userId, 'confirm_email')).token })
    await write()
    const { text } = await mailOf(mentee.userId, 'message')
    expect(text).toMatch(/^Γεια σου Κερδισμένη,\n[^]*> Γεια σου Κερδισμένη, χαιρόμαστε\./)
  })

  test('a new address gets the link without the name, the present one its notice with it', async () => {
    const mentee = await aMentee({ name: 'Κερδισμένη', package: 'none' })
    await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, 'kept')`
    await call(mentee, 'change_email', { keptHash: 'kept', email: 'anybody@victim.example' })
    expect((await mailOf(mentee.userId, 'confirm_new_email')).text).not.toContain('Κερδισμένη')
    expect((await mailOf(mentee.userId, 'email_change_asked')).text).toMatch(/^Γεια σου Κερδισμένη,\n/)
  })

  test('no act mails it a name', async () => {
    const named = await owner`
      select o.kind from private.outbox o join data.users u on u.id = o.to_user_id
      where (u.email_confirmed_at is null or o.to_email <> u.email) and o.content->>'name' <> ''`
    expect([...named]).toEqual([])
  })
})
