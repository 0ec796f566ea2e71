import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aPackage, theAdmin, aRequest, ...world } = await openWorld()
const { approve, reject, complete, listRequests, moveDeadline, runJob } = world

const admin = await theAdmin()
const topicIds = [1, 2, 3]
const suggest = (who: Woman) =>
  list<{ mentorId: number }>(who, 'suggest_mentors', { kind: 'mentoring', most: 100 })
const aSeeker = async () => {
  const mentee = await aMentee()
  await owner`update data.mentees set topic_ids = ${topicIds} where id = ${mentee.id}`
  return mentee
}
const [refuses, lapses, other] = [await aMentor(), await aMentor(), await aMentor()]
await owner`
  update data.mentor_cards set topic_ids = ${topicIds} where mentor_id = any (${[refuses, lapses, other].map(({ id }) => id)})`
const both = [refuses.id, lapses.id]

describe('who refused a request or let it lapse', () => {
  const similar = async (mentee: Mentee) =>
    (await list<{ mentorId: number }>(mentee, 'similar_mentors', { mentorId: other.id, most: 100 })).map(
      ({ mentorId }) => mentorId,
    )
  /** A mentee whom both declined, the second one without an answer. */
  const declined = async () => {
    const mentee = await aSeeker()
    await reject(refuses, (await aRequest({ mentee, mentor: refuses })).id)
    const lapsing = await aRequest({ mentee, mentor: lapses })
    return { mentee, lapsing }
  }
  const left = async (mentee: Mentee) => {
    const found = new Set([
      ...(await suggest(mentee)).map(({ mentorId }) => mentorId),
      ...(await similar(mentee)),
    ])
    return both.filter((id) => !found.has(id))
  }

  test('is suggested nowhere for that part for sixty days; the team sees it, and another mentee is offered both', async () => {
    const { mentee, lapsing } = await declined()
    expect(await left(mentee)).toEqual([refuses.id])
    await moveDeadline(lapsing.id)
    // Before and after the job has closed it.
    expect(await left(mentee)).toEqual(both)
    await runJob('expire_requests')
    expect(await left(mentee)).toEqual(both)
    expect(await left(await aSeeker())).toEqual([])

    const id = await call<number>(mentee, 'ask_for_suggestions', {
      text: 'Ψάχνω κάποια άλλη για το ίδιο.',
    })
    const proposals = (added: number[]) =>
      list<{ mentorId: number; declined: boolean; suggestible: boolean }>(admin, 'suggestion_proposals', {
        suggestionRequestId: id,
        added,
      })
    const marked = (rows: { mentorId: number; declined: boolean }[]) =>
      rows.filter((row) => row.declined).map(({ mentorId }) => mentorId)
    expect(marked(await proposals([]))).toEqual([])
    expect(marked(await proposals([refuses.id]))).toEqual([refuses.id])

    const age = (days: number) =>
      owner`update data.mentorship_requests set answered_at = now() - make_interval(days => ${days}) where mentee_id = ${mentee.id}`
    await age(59)
    expect(await left(mentee)).toEqual(both)
    await age(61)
    expect(await left(mentee)).toEqual([])
  })

  test('is suggested again for another part', async () => {
    const { mentee, lapsing } = await declined()
    await moveDeadline(lapsing.id)
    await runJob('expire_requests')
    const third = await aRequest({ mentee })
    await complete(admin, await approve(third.mentor, third.id), { belowMinimum: true })
    await aPackage(mentee, 'three_months')
    expect(await left(mentee)).toEqual([])
  })

  test('whom she names in her refusal, the mentee can open; not who is hidden, nor in other names', async () => {
    const tip = await aMentor({ name: 'Ιωάννα', surname: 'Σταματοπούλου' })
    await aMentor({ name: 'Ιωάννα', surname: 'Σταματοπού' })
    await aMentor({ name: 'Ρένα', surname: 'Κρυφού', status: 'inactive' })
    const mentee = await aSeeker()
    const { id } = await aRequest({ mentee, mentor: refuses })
    await reject(refuses, id, {
      rejectMessage: 'Δες την ΙΩΑΝΝΑ Σταματοπουλου, ή τη Ρένα Κρυφού. Κι εμένα ξανά του χρόνου!',
    })
    const [seen] = await listRequests(mentee.viewer)
    expect(seen!.tips).toEqual([{ mentorId: tip.id, name: 'Ιωάννα Σταματοπούλου', latinName: null }])
    expect((await listRequests(refuses.viewer)).find((each) => each.id === id)!.tips).toBeNull()
  })
})
