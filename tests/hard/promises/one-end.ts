import { complete, pause, stop } from '../acts'
import { groupsAtOnce, inLanes } from '../at-once'
import { withoutLocks } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const count = 100

/**
 * B14: at the same moment two admins end a mentorship and a third pauses it: exactly one end; nobody else may end it.
 */
export const oneEnd: HardPromise = {
  name: 'B14',
  title: `R16 R17 · stop, complete and pause at once, ${count} mentorships`,
  async run({ owner, chance, mentors, mentees, admins, mentorships }) {
    const [guides, women, team] = [await mentors(count), await mentees(count), await admins(3)]
    const ids = await mentorships(women.map((mentee, n) => ({ mentee, mentor: guides[n]! })))
    const found = findings()
    const byOthers = await inLanes(
      lanes,
      ids
        .slice(0, 20)
        .flatMap((id, n) =>
          [guides[n]!, women[n]!].flatMap((who) => [
            () => stop(who, id),
            () => complete(who, id, { belowMinimum: true }),
            () => pause(who, id),
          ]),
        ),
    )
    found.only(
      'told anyone else',
      byOthers.map((outcome) => outcome.said.slice(0, 9)),
      ['raw 42501'],
    )
    const acts = ids.map((id) =>
      chance.shuffled<[string, () => Promise<unknown>]>([
        ['end', () => stop(team[0]!, id)],
        ['end', () => complete(team[1]!, id, { belowMinimum: true })],
        ['pause', () => pause(team[2]!, id)],
      ]),
    )
    const said = await groupsAtOnce(
      lanes,
      acts.map((group) => group.map(([, act]) => act)),
    )

    found.only('told', said.flat(), ['done', 'no_running_mentorship'])
    found.none(
      'not one end',
      // A pause that came first is ended too.
      said.filter(
        (answers, n) =>
          answers.filter((each, at) => each === 'done' && acts[n]![at]![0] === 'end').length !== 1,
      ),
    )
    found.none(
      'mentor not free',
      await owner`select mentor_id from data.mentor_cards where in_collaboration or not available_for_mentoring`,
    )
    found.none(
      'part or mails that say otherwise',
      await owner`
      select s.id, s.status, p.status as part, told.kinds
      from data.mentorships s join data.parts p on p.id = s.part_id
      cross join lateral (
        select array_agg(o.kind order by o.kind) as kinds from private.outbox o where o.content->>'mentorshipId' = s.id::text
          and o.kind not like 'mentorship_paused%') told
      where told.kinds is distinct from array['mentorship_' || s.status || '_mentee', 'mentorship_' || s.status || '_mentor']
        or p.status <> case s.status when 'stopped' then 'paid' when 'completed' then 'completed' else 'running' end::data.part_status`,
    )
    return { runs: count * 3 + byOthers.length, violations: found.violations }
  },
  twins: [
    {
      without: 'the locks of a mentorship that ends',
      remove: withoutLocks('rules.lock_pair', 'rules.lock_mentorship_to_end'),
    },
  ],
}
