import { award, createScholarship, withdrawAward } from '../acts'
import { groupsAtOnce, inLanes, tally } from '../at-once'
import { without, withoutIndex, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

/** B16: a hundred awards at once, some to the same mentee; a withdrawn award can be given again. */
export const scholarships: HardPromise = {
  name: 'B16',
  title: 'R26 · 100 simultaneous awards: five full, three partial',
  async run({ owner, chance, mentees, admins }) {
    const [women, team] = [await mentees(50, { packages: 0 }), await admins(4)]
    const full = [await createScholarship(team[0]!, 'full_3m'), await createScholarship(team[0]!, 'full_3m')]
    const partial = await createScholarship(team[0]!, 'partial_50')
    const give = () =>
      chance.shuffled(
        Array.from({ length: 100 }, (_, n) => {
          const scholarship = n % 2 === 0 ? full[(n / 2) % 2]! : partial
          return () => award(team[n % 4]!, scholarship, women[n % 50]!.id, 1)
        }),
      )
    const found = findings()
    const first = await inLanes(lanes, give())
    found.equal('told', tally(first.map(({ said }) => said)), { done: 8, scholarship_limit_reached: 92 })

    const given = first.filter(({ said }) => said === 'done').map(({ value }) => value as number)
    const back = given.slice(0, 4)
    const second = await inLanes(lanes, [...back.map((id) => () => withdrawAward(team[0]!, id)), ...give()])
    found.only(
      'told',
      second.map(({ said }) => said),
      ['done', 'scholarship_limit_reached'],
    )
    found.none(
      'more than the year allows',
      await owner`
      select s.kind, count(*)::integer from data.awards w join data.scholarships s on s.id = w.scholarship_id
      where w.withdrawn_at is null group by 1 having count(*) > case s.kind when 'full_3m' then 5 else 3 end`,
    )

    await owner`update data.constants set full_scholarships_a_year = 1000, partial_scholarships_a_year = 1000`
    const others = await mentees(50, { packages: 0 })
    const both = await groupsAtOnce(
      lanes,
      others.map((mentee) => [
        () => award(team[0]!, full[0]!, mentee.id),
        () => award(team[1]!, partial, mentee.id, 2),
      ]),
    )
    found.equal('one of two for the same woman', tally(both.flat()), {
      done: 50,
      scholarship_limit_reached: 50,
    })
    found.none(
      'two for one woman',
      await owner`
      select mentee_id from data.awards where withdrawn_at is null group by 1 having count(*) > 1`,
    )
    return { runs: 304, violations: found.violations }
  },
  twins: [
    {
      without: 'the year’s lock',
      remove: withoutText('rules.lock_scholarship_year', /insert into[\s\S]*for no key update;/, 'select'),
    },
    {
      without: 'the mentee’s lock and the index of one award a woman and year',
      remove: without(withoutIndex('award_given'), withoutLocks('api.award_scholarship')),
    },
  ],
}
