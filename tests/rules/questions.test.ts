import { describe, expect, test } from 'vitest'
import { findAdminRequest, findRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { call } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  aRequest,
  approve,
  reject,
  withdraw,
  requestRow,
  moveDeadline,
  mailsAbout,
} = await openWorld()

const ask = (who: Woman, requestId: number, question = 'Πότε μπορείς;') =>
  call(who, 'ask_question', { requestId, question })
const answer = (who: Woman, requestId: number, text = 'Τα απογεύματα.') =>
  call(who, 'answer_question', { requestId, answer: text })

describe('one question and one answer before the decision', () => {
  test('R9 asked and answered, both get mails, and the deadline stays the same', async () => {
    const { id, mentor, mentee } = await aRequest()
    const due = (await requestRow(id)).answerDueAt
    await ask(mentor, id)
    await answer(mentee, id)
    expect(await requestRow(id)).toMatchObject({
      status: 'pending',
      question: 'Πότε μπορείς;',
      answer: 'Τα απογεύματα.',
      answerDueAt: due,
      partStatus: 'pending',
    })
    expect(await mailsAbout('requestId', id)).toEqual(['question_answered', 'question_asked'])
    await approve(mentor, id)
  })

  test('only one each', async () => {
    const { id, mentor, mentee } = await aRequest()
    await refused(answer(mentee, id), 'no_question')
    const asked = await together(owner, { mentors: mentor.id }, [
      () => ask(mentor, id, 'Α;'),
      () => ask(mentor, id, 'Β;'),
      () => ask(mentor, id, 'Γ;'),
    ])
    expect(outcomes(asked)).toEqual(['already_asked', 'already_asked', 'done'])
    await answer(mentee, id)
    await refused(answer(mentee, id), 'question_answered', 'answer')
  })

  test('neither may be empty or too long', async () => {
    const { id, mentor, mentee } = await aRequest()
    await refused(ask(mentor, id, ' '), 'required', 'question')
    await refused(ask(mentor, id, 'α'.repeat(1001)), 'too_long', 'question')
    await ask(mentor, id, 'α'.repeat(1000))
    await refused(answer(mentee, id, ' '), 'required', 'answer')
    await refused(answer(mentee, id, 'α'.repeat(2001)), 'too_long', 'answer')
    await answer(mentee, id, 'α'.repeat(2000))
  })

  test('mentor and mentee read both, on a request of their own only', async () => {
    const { id, mentor, mentee } = await aRequest()
    const exchange = { question: null, askedAt: null, answer: null }
    expect(await findRequest(mentor.viewer, id)).toMatchObject(exchange)
    await ask(mentor, id)
    await answer(mentee, id)
    const { viewer } = await theAdmin()
    for (const request of [
      await findRequest(mentor.viewer, id),
      await findRequest(mentee.viewer, id),
      await findAdminRequest(viewer, id),
    ])
      expect(request).toMatchObject({ question: 'Πότε μπορείς;', answer: 'Τα απογεύματα.' })
    expect(await findRequest((await aMentor()).viewer, id)).toBeUndefined()
  })

  test('R10 not after the request is answered, nor after the deadline', async () => {
    const [approved, rejected, withdrawn] = [await aRequest(), await aRequest(), await aRequest()]
    await approve(approved.mentor, approved.id)
    await reject(rejected.mentor, rejected.id)
    await withdraw(withdrawn.mentee, withdrawn.id)
    for (const { id, mentor, mentee } of [approved, rejected, withdrawn]) {
      await refused(ask(mentor, id), 'already_answered')
      await refused(answer(mentee, id), 'already_answered')
    }
    const late = await aRequest()
    await moveDeadline(late.id)
    await refused(ask(late.mentor, late.id), 'deadline_passed')
  })

  test('R10 the mentor asks, and nobody for her; the mentee of the request answers; other users find no request', async () => {
    const { id, mentor, mentee } = await aRequest()
    for (const stranger of [await aMentor(), mentee]) await refused(ask(stranger, id), 'request_not_found')
    await refused(ask(await theAdmin(), id), 'raw 42501')
    await ask(mentor, id)
    await refused(answer(await aMentee({ package: 'none' }), id), 'request_not_found')
    await refused(answer(mentor, id), 'role_not_held')
    await refused(ask(mentor, 2_000_000_000), 'request_not_found')
    await answer(mentee, id)
  })
})
