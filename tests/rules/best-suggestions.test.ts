// The search for suggestions looks at few mentors and still finds the best of all.
import { expect, test } from 'vitest'
import { keepsAllPromises, list } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aRequest, reject } = await openWorld()
const admin = await theAdmin()

test('they are the best of a comparison with every mentor, for any number and any mentee', async () => {
  const mentors = []
  for (let n = 0; n < 24; n += 1) {
    const mentor = await aMentor()
    mentors.push(mentor)
    const topics = [1, 2, 3, 4, 5].filter((topic) => (n * 7 + topic * 5) % 3 === 0)
    await owner`
      update data.mentor_cards set topic_ids = ${topics}, country = ${n % 4 ? 'GR' : 'DE'},
        industry_id = (select id from data.industries order by id offset ${n % 3} limit 1),
        county_id = case when ${n % 4 > 0} then (select id from data.counties order by id offset ${n % 5} limit 1) end
      where mentor_id = ${mentor.id}`
  }
  for (const mentor of mentors.slice(0, 6)) {
    const { id } = await aRequest({ mentor })
    await reject(mentor, id)
  }
  for (const topics of [[], [2], [1, 4], [1, 2, 5], [1, 2, 3, 4, 5]]) {
    const mentee = await aMentee()
    await owner`
      update data.mentees set topic_ids = ${topics}, country = 'GR',
        industry_id = ${topics.length === 1 ? null : owner`(select min(id) from data.industries)`},
        county_id = (select min(id) from data.counties) where id = ${mentee.id}`
    for (const most of [1, 3, 5, 100]) {
      const found = await list<{ mentorId: number; score: number }>(admin, 'suggest_mentors', {
        kind: 'mentoring',
        menteeId: mentee.id,
        most,
      })
      const best = await owner`
        select c.mentor_id, p.score from data.mentees e
        cross join data.mentor_cards c
        join data.mentors m on m.id = c.mentor_id
        cross join lateral rules.suggestion_points(e, c) as p
        where e.id = ${mentee.id} and c.available_for_mentoring and c.audience <> 'hidden'
        order by p.score desc, (select max(s.ended_at) from data.mentorships s where s.mentor_id = m.id) nulls first,
          m.approved_at nulls first, m.id
        limit ${most}`
      expect(
        found.map(({ mentorId, score }) => [mentorId, score]),
        `${most} for ${topics.join()}`,
      ).toEqual(best.map(({ mentorId, score }) => [mentorId, score]))
    }
  }
})

keepsAllPromises(owner)
