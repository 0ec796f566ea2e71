// A face, or the initials of who has no photo, stands beside the name wherever a person stands.
import { expect, test } from 'vitest'
import { awardScholarship } from '~/domain/scholarships/awards.server'
import * as acts from '../support/acts'
import { scenesOf } from '../support/scenes'
import { openSite } from '../support/site'

const site = await openSite({})
const { owner } = site
const scenes = scenesOf(owner, site)
const who = (name: string, surname: string) => ({ name, surname, visibility: 'public' as const })

const mentor = await site.aMentor({ ...who('Άννα', 'Ώριμου'), offersCoaching: true })
const plain = await site.aMentor(who('Ήρα', 'Ύδρα'))
const former = await site.aMentee(who('Ζωή', 'Ψαλτάκη'))
const asking = await site.aMentee({ ...who('Ηρώ', 'Ξένου'), kind: 'six_months' })
const refused = await site.aMentee(who('Λίνα', 'Χάρη'))
const admin = await site.anAdmin(who('Όλγα', 'Φωτίου'))

const [photo] = await owner<{ id: number }[]>`
  insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, '1', '2', 'image/png') returning id`
await owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
const pair = await scenes.aMentorship({ mentor, mentee: former, sessions: 3 })
await acts.complete(admin, pair.id)
await acts.reject(plain, await acts.send(refused, plain))
await acts.send(asking, mentor)
await acts.send(refused, plain)
await owner`
  insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
  values (${mentor.id}, 'Ζωή Ψαλτάκη', '2026-01-02', 'Με βοήθησε.', now())`
for (const { id } of [mentor, plain]) await owner`insert into data.edit_requests (mentor_id) values (${id})`
await site.aMentor({ ...who('Νεφέλη', 'Ιακώβου'), status: 'new' })
await owner`insert into data.refund_requests (purchase_id, text) values (${asking.purchaseId}, 'Άλλαξα γνώμη.')`
await owner`insert into data.suggestion_requests (mentee_id, text) values (${refused.id}, 'Ψάχνω.')`
await owner`insert into data.favourites (mentee_id, mentor_id) values (${former.id}, ${mentor.id})`
const [scholarship] = await owner<{ id: number }[]>`
  insert into data.scholarships (name, kind, year, approved_at, created_by)
  values ('Υποτροφία', 'full_3m', extract(year from now()), now(), ${admin.userId}) returning id`
const awarded = await site.aMentee({ ...who('Μυρτώ', 'Καλού'), package: 'none' })
await awardScholarship(admin.viewer, scholarship!.id, awarded.id, { kind: 'full_3m' })

const withPhoto = `<img src="/photos/${photo!.id}/(?:small|large)"[^>]*>`
const initials = (letters: string) => `<span aria-hidden="true"[^>]*>${letters}</span>`
/** Each person with the face and the name beside it. */
const faces = {
  mentor: [withPhoto, 'Άννα Ώριμου'],
  plain: [initials('ΗΥ'), 'Ήρα Ύδρα'],
  former: [initials('ΖΨ'), 'Ζωή Ψαλτάκη'],
  asking: [initials('ΗΞ'), 'Ηρώ Ξένου'],
  refused: [initials('ΛΧ'), 'Λίνα Χάρη'],
  applicant: [initials('ΝΙ'), 'Νεφέλη Ιακώβου'],
  awarded: [initials('ΜΚ'), 'Μυρτώ Καλού'],
  admin: [initials('ΟΦ'), 'Όλγα Φωτίου'],
} as const
type Person = keyof typeof faces

/** Who reads a page, the page, and the people on it. */
const pages: [
  reader: 'visitor' | 'mentor' | 'former' | 'asking' | 'admin',
  path: string,
  people: Person[],
][] = [
  ['visitor', '/mentors?q=Ώριμου', ['mentor']],
  ['visitor', `/mentors/${mentor.id}`, ['mentor', 'former']],
  ['asking', '/mentee/mentorships', ['mentor']],
  ['former', '/mentee/mentorships', ['mentor']],
  ['former', `/mentee/mentorships/${pair.id}/thanks`, ['mentor']],
  ['mentor', '/mentor/mentorships', ['asking', 'former']],
  ['mentor', `/mentor/mentorships/${pair.id}/thanks`, ['former']],
  ['admin', '/admin/pending-mentorship-requests', ['mentor', 'plain', 'asking', 'refused']],
  ['admin', '/admin/rejected-mentorship-requests', ['plain', 'refused']],
  ['admin', '/admin/mentorships?scope=completed', ['mentor', 'former']],
  ['admin', `/admin/mentorships/${pair.id}`, ['mentor', 'former']],
  ['admin', '/admin/mentors', ['mentor', 'plain']],
  ['admin', `/admin/mentors/${mentor.id}`, ['mentor', 'former', 'asking']],
  ['admin', '/admin/mentees?scope=all', ['former', 'asking', 'refused']],
  ['admin', `/admin/mentees/${former.id}`, ['former', 'mentor']],
  ['admin', '/admin/pending-applications', ['applicant']],
  ['admin', '/admin/pending-edit-requests', ['mentor', 'plain']],
  ['admin', `/admin/mentors/${mentor.id}/pending-edit-requests`, ['mentor']],
  ['admin', '/admin/purchased-subscriptions?scope=completed', ['former']],
  ['admin', '/admin/payments?scope=asked', ['asking']],
  ['admin', '/admin/mentor-suggestion-requests', ['refused']],
  ['admin', `/admin/scholarships/${scholarship!.id}`, ['awarded']],
  ['admin', '/admin/create-new-mentorship?q=Ψαλτάκη', ['former']],
  ['admin', '/admin/search?q=Ώριμου', ['mentor']],
  ['admin', '/admin/administrators', ['admin']],
]

const cookies = {
  visitor: '',
  mentor: await site.signIn(mentor.userId, 'mentor'),
  former: await site.signIn(former.userId, 'mentee'),
  asking: await site.signIn(asking.userId, 'mentee'),
  admin: await site.signIn(admin.userId, 'admin'),
}

test.each(pages)('%s reads %s with faces of %j', async (reader, path, people) => {
  const { status, body } = await site.ask(path, { cookie: cookies[reader] })
  expect(status).toBe(200)
  for (const person of people) {
    const [face, name] = faces[person]
    // Only tags, and a word such as «Mentee», stand between the face and the name.
    expect(body, person).toMatch(new RegExp(`${face}(?:[^<]{0,20}<[^>]+>){0,9}[^<]{0,20}${name}`))
  }
})

test('the page frame shows the user’s photo in every role, or initials without a photo', async () => {
  const userId = await site.aUser({ name: 'Ήρα', surname: 'Λύρα' })
  const mentor = await site.aMentor({ userId })
  await site.aMentee({ userId, package: 'none' })
  await site.anAdmin({ userId })
  const [photo] = await site.owner<{ id: number }[]>`
    insert into data.photos (user_id, small, large, mime) values (${userId}, 'small', 'large', 'image/jpeg') returning id`
  const path = `/photos/${photo!.id}/small`
  const homes = {
    mentor: '/mentor/mentorships',
    mentee: '/mentee/mentorships',
    admin: '/admin/dashboard',
  } as const
  const homeOf = async (id: number, role: keyof typeof homes) =>
    (await site.ask(homes[role], { cookie: await site.signIn(id, role) })).body
  for (const role of ['mentor', 'mentee', 'admin'] as const)
    expect(await homeOf(userId, role), role).toMatch(/>ΗΛ<\/span>/)
  await site.owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
  for (const role of ['mentor', 'mentee', 'admin'] as const) {
    const cookie = await site.signIn(userId, role)
    const { body } = await site.ask(homes[role], { cookie })
    expect(body, role).toMatch(new RegExp(`<img src="${path}" alt="" width="36"`))
    expect(body, role).not.toMatch(/>ΗΛ<\/span>/)
    expect(await site.ask(path, { cookie }), role).toMatchObject({ status: 200, body: 'small' })
  }
  const other = await site.aMentee({ package: 'none' })
  expect(await homeOf(other.userId, 'mentee')).not.toContain('<img src="/photos/')
})
