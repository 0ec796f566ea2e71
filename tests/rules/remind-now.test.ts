// R9: the team reminds a mentor of a request now: once a day, recorded, and never after the answer.
import { expect, test } from 'vitest'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { call } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aRequest, anAdmin, theAdmin, withdraw, moveDeadline } = await openWorld()
const admin = await theAdmin()

const remind = (requestId: number, by = admin) => call(by, 'remind_mentor', { requestId })
const mails = (id: number) => owner`
  select to_user_id, content ->> 'requestId' as request from private.outbox
  where kind = 'request_reminder_team' and content ->> 'requestId' = ${String(id)}`
const readReminders = async (id: number) => {
  const { reminders, remindedToday } = (await findAdminRequest(admin.viewer, id))!
  return { reminders, remindedToday }
}

test('a reminder is mailed to the mentor, recorded, and counted', async () => {
  const { id, mentor } = await aRequest()
  expect(await readReminders(id)).toEqual({ reminders: 0, remindedToday: false })
  await remind(id)
  expect([...(await mails(id))]).toEqual([{ toUserId: mentor.userId, request: String(id) }])
  expect(await readReminders(id)).toEqual({ reminders: 1, remindedToday: true })
  const [entry] = await owner`
    select actor, actor_user_id from data.history
    where subject = 'mentorship_requests' and subject_id = ${id} and event = 'reminded'`
  expect(entry).toEqual({ actor: 'admin', actorUserId: admin.userId })
})

test('a second one on the same day is refused, also by another admin; on the next day it is sent', async () => {
  const { id } = await aRequest()
  await remind(id)
  await refused(remind(id, await anAdmin()), 'reminded_today')
  await owner`
    update private.reminders set step = 'team 2020-01-01' where kind = 'request' and subject_id = ${id}`
  await owner`update private.outbox set key = key || ':yesterday' where content ->> 'requestId' = ${String(id)}`
  await remind(id)
  expect(await mails(id)).toHaveLength(2)
})

test('two admins at once remind once', async () => {
  const { id, mentor } = await aRequest()
  const other = await anAdmin()
  const results = await together(owner, { mentors: mentor.id }, [() => remind(id), () => remind(id, other)])
  expect(outcomes(results)).toEqual(['done', 'reminded_today'])
  expect(await mails(id)).toHaveLength(1)
})

test('a request that is closed, overdue or unknown is refused', async () => {
  const withdrawn = await aRequest()
  await withdraw(withdrawn.mentee, withdrawn.id)
  await refused(remind(withdrawn.id), 'already_answered')
  const late = await aRequest()
  await moveDeadline(late.id)
  await refused(remind(late.id), 'deadline_passed')
  await refused(remind(999_999), 'request_not_found')
})
