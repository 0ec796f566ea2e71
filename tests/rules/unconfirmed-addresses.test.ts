// Contact data of others go to addresses that somebody has confirmed.
import { expect, test } from 'vitest'
import { composeMail } from '~/domain/mails/compose'
import { call, callSignIn } from '../support/calls'
import { mailFrame } from '../support/mail-content'
import type { Woman } from '../support/people'
import { openWorld } from '../support/world'

const { owner, worker, aMentor, aMentee, aMentorship, mailsTo, plan, proposeTimes, theAdmin } =
  await openWorld()

const unconfirmed = ({ userId }: Woman) =>
  owner`update data.users set email_confirmed_at = null where id = ${userId}`

test('until an address is confirmed its mails have nothing by which another is reached, and a link to confirm', async () => {
  const [mentor, mentee] = [await aMentor(), await aMentee()]
  await owner`update data.users set phone = '+306955555555' where id = ${mentor.userId}`
  await unconfirmed(mentee)
  const { id } = await aMentorship({ mentor, mentee })
  await plan(mentor, id)
  await owner`update data.sessions set place = 'https://meet.example/anna' where mentorship_id = ${id}`
  await proposeTimes(mentor, id, 'https://meet.example/anna')
  await call(await theAdmin(), 'pause_mentorship', { mentorshipId: id })
  await call(await theAdmin(), 'resume_mentorship', { mentorshipId: id })

  const rows =
    await owner`select kind, content, locale from private.outbox where to_user_id = ${mentee.userId} and kind not in ('request_sent', 'paid', 'ordered_by_deposit')`
  expect(rows.length).toBeGreaterThan(4)
  for (const { kind, content, locale } of rows) {
    const { text, html } = composeMail({ ...mailFrame, kind: String(kind), locale: String(locale), content })
    for (const shown of [text, html, JSON.stringify(content)])
      expect([kind, shown]).not.toEqual([kind, expect.stringMatching(/6955555555|meet\.example\/anna/)])
    expect(text).toContain(`/confirm-email?token=${content.confirm}`)
    expect(html).toContain(`/confirm-email?token=${content.confirm}`)
  }
  const started = rows.find(({ kind }) => kind === 'mentorship_started_mentee')!
  expect(
    composeMail({ ...mailFrame, kind: 'mentorship_started_mentee', locale: 'gr', content: started.content })
      .text,
  ).toContain('Τα βρίσκεις στη σελίδα σου')
  // The other one has confirmed hers.
  expect(await mailsTo(mentor, 'mentorship_started_mentor')).toMatchObject([
    { withEmail: expect.any(String) },
  ])

  // By the link of any of them, and then all is as usual.
  await callSignIn('auth_confirm_email', { token: String(rows[0]!.content.confirm) })
  await call(await theAdmin(), 'pause_mentorship', { mentorshipId: id, override: true })
  await call(await theAdmin(), 'resume_mentorship', { mentorshipId: id })
  const last = (
    await mailsTo<{ withPhone?: string; confirm?: string }>(mentee, 'mentorship_resumed_mentee')
  ).at(-1)!
  expect([last.withPhone, last.confirm]).toEqual(['+306955555555', undefined])
})

test('the link to confirm goes when the mail is sent', async () => {
  const mentee = await aMentee()
  await unconfirmed(mentee)
  await aMentorship({ mentee })
  const [mail] =
    await owner`select id from private.outbox where to_user_id = ${mentee.userId} and content ? 'confirm' order by id desc limit 1`
  await worker`select api.settle_mail(mail_id => ${mail!.id})`
  const [sent] = await owner`select content from private.outbox where id = ${mail!.id}`
  expect(sent!.content).not.toHaveProperty('confirm')
})

test('a mailed link tells the language of its account, used or not; one that nobody has tells none', async () => {
  const mentee = await aMentee()
  await unconfirmed(mentee)
  await owner`update data.users set locale = 'de' where id = ${mentee.userId}`
  await aMentorship({ mentee })
  const [mail] = await mailsTo<{ confirm: string }>(mentee, 'mentorship_started_mentee')
  const token = mail!.confirm
  expect(await callSignIn('auth_link_locale', { token })).toEqual([{ authLinkLocale: 'de' }])
  await callSignIn('auth_confirm_email', { token })
  expect(await callSignIn('auth_link_locale', { token })).toEqual([{ authLinkLocale: 'de' }])
  expect(await callSignIn('auth_link_locale', { token: 'a'.repeat(64) })).toEqual([{ authLinkLocale: null }])
})
