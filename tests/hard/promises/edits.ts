import { call } from '../acts'
import { groupsAtOnce, inLanes } from '../at-once'
import { without, withoutLocks, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { lanes } from '../world'

const count = 200
const asked = {
  title: 'Νέος τίτλος',
  description: 'Νέα λόγια',
  languages: ['el', 'en'],
  offers_coaching: false,
}
/** Fields that are in none of the mentor's forms, sent nevertheless. */
const smuggled = {
  id: 1,
  user_id: 1,
  mentor_id: 1,
  status: 'inactive',
  visible: true,
  audience: 'public',
  approved_at: '2000-01-01',
  applied_at: '2000-01-01',
  experience_checked: true,
  away_until: '2999-01-01',
  status_message: 'x',
  email: 'x@x.gr',
  email_confirmed_at: '2000-01-01',
  locale: 'en',
  erased_at: '2000-01-01',
  last_login_at: '2000-01-01',
  created_at: '2000-01-01',
  news_consent_at: '2000-01-01',
  password_hash: 'x',
  role: 'admin',
  active: true,
  verified: true,
  rating: 5,
  price_cents: 0,
  place: -1,
  availability_rank: -1,
  in_collaboration: true,
  available_for_mentoring: true,
  available_for_coaching: true,
  folded: 'x',
  decided_by: 1,
}

/**
 * B15: two admins approve and reject an edit at the same time; the edit contains thirty fields that a mentor may not
 * change.
 */
export const edits: HardPromise = {
  name: 'B15',
  title: `an edit approved and rejected at once × ${count}, with ${Object.keys(smuggled).length} smuggled fields`,
  async run({ owner, chance, mentors, admins }) {
    const [women, team] = [await mentors(count), await admins(2)]
    // The requested changes, and whether any other column of hers changed.
    const rows = () => owner<{ asAsked: boolean; rest: string }[]>`
      select jsonb_build_object('title', c.title, 'description', p.description, 'languages', c.languages,
          'offers_coaching', m.offers_coaching) = ${owner.json(asked)} as as_asked,
        md5(((to_jsonb(m) || to_jsonb(u) || to_jsonb(c) || to_jsonb(p))
          - ${[...Object.keys(asked), 'folded', 'available_for_coaching']}::text[])::text) as rest
      from data.mentors m join data.users u on u.id = m.user_id join data.mentor_cards c on c.mentor_id = m.id
      join data.mentor_pages p on p.mentor_id = m.id order by m.id`
    const before = await rows()
    const ids = await inLanes(
      lanes,
      women.map(
        (mentor) => () => call<number>(mentor, 'send_edit_request', { changes: { ...smuggled, ...asked } }),
      ),
    )
    const decide = (id: unknown, admin: number, approve: boolean) => () =>
      call(team[admin]!, 'decide_edit_request', { edit_request_id: id, approve })
    const said = await groupsAtOnce(
      lanes,
      ids.map(({ value }) => chance.shuffled([decide(value, 0, true), decide(value, 1, false)])),
    )

    const found = findings()
    found.only('told', said.flat(), ['done', 'already_answered'])
    found.none(
      'not one of two',
      said.filter((pair) => pair.filter((each) => each === 'done').length !== 1),
    )
    const states = await owner`
      select r.status, (select array_agg(o.kind) from private.outbox o where o.key like 'edit_decided:' || r.id || ':%') as mails
      from data.edit_requests r order by r.mentor_id`
    const after = await rows()
    for (const [n, { status, mails }] of states.entries()) {
      found.equal(
        `${status} edit ${n}`,
        [mails, after[n]!.asAsked, after[n]!.rest],
        [[`edit_${status}`], status === 'approved', before[n]!.rest],
      )
    }
    return { runs: count * 2, violations: found.violations.slice(0, 20) }
  },
  twins: [
    {
      without: 'the locks of a decision',
      remove: withoutLocks('rules.lock_user', 'api.decide_edit_request'),
    },
    {
      without: 'the list of fields',
      remove: without(
        withoutText('api.send_edit_request', 'present ? wanted.key', 'true'),
        withoutText('rules.write_mentor_profile', '(visibility,', '(status, visibility,'),
        withoutText('rules.write_mentor_profile', 'select n.visibility', 'select n.status, n.visibility'),
      ),
    },
  ],
}
