import { complete, send } from '../acts'
import { groupsAtOnce } from '../at-once'
import { without, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const count = 100

/** B6: a mentee asks for the mentoring of her 2-in-1 package at the moment when her coaching is completed. */
export const twoInOne: HardPromise = {
  name: 'B6',
  title: `R5 · coaching completed against a request for mentoring, ${count} × 3 mentees a seed`,
  async run({ owner, chance, mentors, mentees, admins, mentorships }) {
    const found = findings()
    const [team] = await admins(1)
    for (let round = 0; round < 3; round += 1) {
      const [coaches, asked, women] = [
        await mentors(count),
        await mentors(count),
        await mentees(count, { kind: 'two_in_one' }),
      ]
      // The coaching is the first part.
      const ids = await mentorships(
        women.map((mentee, n) => ({
          mentee: { ...mentee, partIds: [mentee.partIds[0]!] },
          mentor: coaches[n]!,
        })),
      )
      await owner`update data.mentorships set kind = 'coaching' where id = any (${ids})`
      const said = await groupsAtOnce(
        lanes,
        women.map((mentee, n) =>
          chance.shuffled([
            () => complete(team!, ids[n]!, { belowMinimum: true }),
            () => send(mentee, asked[n]!),
            () => send(mentee, asked[n]!),
          ]),
        ),
      )
      found.only('told', said.flat(), [
        'done',
        'mentee_in_mentorship',
        'coaching_not_completed',
        'request_pending',
      ])
    }
    found.none('not completed', await owner`select id from data.mentorships where status <> 'completed'`)
    // Each act writes a history row, and their ids show the order.
    found.none(
      'asked for before its coaching was completed',
      await owner`
      select r.id from data.mentorship_requests r
      join data.parts p on p.id = r.part_id join data.parts c on c.purchase_id = p.purchase_id and c.kind = 'coaching'
      join data.history asked on asked.subject = 'mentorship_requests' and asked.subject_id = r.id and asked.from_state is null
      where r.kind = 'mentoring' and not exists (select from data.history done
        where done.subject = 'parts' and done.subject_id = c.id and done.to_state = 'completed' and done.id < asked.id)`,
    )
    return { runs: count * 9, violations: found.violations }
  },
  twins: [
    {
      without: 'the look at the coaching and at a running mentorship',
      remove: without(
        withoutText('rules.part_for_request', 'rules.coaching_completed(p)', 'true'),
        withoutText('rules.mentee_obstacle', 'rules.running_obstacle(mentee_id)', 'null'),
      ),
    },
  ],
}
