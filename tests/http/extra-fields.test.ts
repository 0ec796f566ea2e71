// A request cannot change what its form has no field for, whatever extra fields it contains.
import { beforeAll, describe, expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import type { Mentee, Mentor, Woman } from '../support/people'
import { openSite } from '../support/site'

const site = await openSite()

/** Column names and likely parameter names, with values that an attacker would want. */
const extra = Object.fromEntries(
  [
    'id',
    'user_id',
    'userId',
    'mentor_id',
    'mentorId',
    'mentee_id',
    'menteeId',
    'purchase_id',
    'status',
    'mentor_status',
    'approved_at',
    'approvedAt',
    'experience_checked',
    'experienceChecked',
    'audience',
    'availability_rank',
    'role',
    'roles',
    'is_admin',
    'admin',
    'active',
    'verified',
    'rating',
    'email_confirmed_at',
    'emailConfirmedAt',
    'erased_at',
    'created_at',
    'password_hash',
    'price',
    'price_cents',
    'priceCents',
    'amount',
    'currency',
    'paid',
    'paid_at',
    'paidAt',
    'discount',
    'scholarship',
    'award_id',
    'part_id',
    'decided_by',
    'photo_id',
    'photoId',
  ].map((name) => [
    name,
    /_at$|At$/.test(name)
      ? '2020-01-01'
      : /id$/i.test(name)
        ? '1'
        : /price|amount|cents/i.test(name)
          ? '1'
          : name === 'status'
            ? 'active'
            : 'admin',
  ]),
)

/** What none of these forms may change, of any user. */
const guarded = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries({
        users: 'id, email, erased_at, email_confirmed_at, created_at',
        admins: '*',
        mentors: 'id, user_id, status, approved_at, experience_checked, applied_at',
        mentor_cards: 'mentor_id, audience, photo_id',
        mentees: 'id, user_id, created_at',
        packages: '*',
        constants: '*',
        payments: '*',
        awards: '*',
        photos: 'id, user_id',
        mentorships: '*',
      }).map(
        async ([table, columns]) =>
          [
            table,
            (
              await site.owner.unsafe(
                `select md5(string_agg(t::text, ' ' order by t::text)) as hash from (select ${columns} from data.${table}) t`,
              )
            )[0]!.hash,
          ] as const,
      ),
    ),
  )

/** Sends a form of a page as it is, with some fields filled in and all the extra ones. */
async function sendAlong(
  woman: Woman | null,
  role: 'mentor' | 'mentee' | 'admin',
  page: string,
  form: string,
  filled: Record<string, string>,
) {
  const cookie = woman ? await site.signIn(woman.userId, role) : ''
  const found = formsOf((await site.ask(page, { cookie })).body).find(
    ({ id, action }) => id === form || action.startsWith(form),
  )
  if (!found) throw new Error(`there is no form ${form} on ${page}`)
  const own = found.fields.filter(([name]) => !(name in filled))
  const names = new Set([...own.map(([name]) => name), ...Object.keys(filled)])
  const along = Object.entries(extra).filter(([name]) => !names.has(name))
  expect(along.length).toBeGreaterThanOrEqual(30)
  const action =
    found.action && !found.action.startsWith('?')
      ? found.action
      : page.split('?')[0] + (found.action || (page.includes('?') ? `?${page.split('?')[1]}` : ''))
  return site.ask(action, {
    cookie,
    headers: { origin: site.origin },
    form: [...own, ...Object.entries(filled), ...along],
  })
}

let [mentor, asked, mentee, admin]: [Mentor?, Mentor?, Mentee?, Woman?] = []
beforeAll(async () => {
  ;[mentor, asked, mentee, admin] = [
    await site.aMentor({ industryId: 1 }),
    await site.aMentor(),
    await site.aMentee({ package: 'paid' }),
    await site.anAdmin(),
  ]
})

describe('forms with forty extra fields', () => {
  const her = () => mentee!
  test.each<
    [string, () => Woman, 'mentor' | 'mentee' | 'admin', () => string, string, Record<string, string>]
  >([
    [
      'a mentee’s profile',
      her,
      'mentee',
      () => '/mentee/my-account',
      'mentee-profile',
      { name: 'Νέα', surname: 'Παππά' },
    ],
    [
      'who sees it',
      her,
      'mentee',
      () => '/mentee/my-account?tab=profile',
      'visibility-form',
      { visibility: 'public' },
    ],
    [
      'language and news',
      her,
      'mentee',
      () => '/mentee/my-account?tab=notifications',
      'preferences-form',
      { locale: 'gr' },
    ],
    ['notifications', her, 'mentee', () => '/mentee/my-account?tab=notifications', 'notifications-form', {}],
    [
      'an administrator’s name',
      () => admin!,
      'admin',
      () => '/admin/my-account',
      'own-user',
      { name: 'Νέα', surname: 'Παππά' },
    ],
    [
      'a mentor’s absence',
      () => mentor!,
      'mentor',
      () => '/mentor/my-account/availability',
      'away',
      { 'until.day': '1', 'until.month': '1', 'until.year': '2999' },
    ],
    [
      'a mentor’s edit',
      () => mentor!,
      'mentor',
      () => '/mentor/my-account/profile',
      'profile',
      { title: 'Νέος τίτλος', languages: 'el' },
    ],
    [
      'a first step of an application',
      her,
      'mentee',
      () => '/mentor/register?step=2',
      'you',
      {
        name: 'Νέα',
        surname: 'Παππά',
        languages: 'el',
        'birthdate.day': '1',
        'birthdate.month': '1',
        'birthdate.year': '1980',
      },
    ],
    [
      'a request',
      her,
      'mentee',
      () => `/mentors/${asked!.id}`,
      'send-request',
      { message: 'Θα ήθελα να μιλήσουμε για τη δουλειά μου.' },
    ],
  ])('%s', async (_, woman, role, page, form, filled) => {
    const before = await guarded()
    const answer = await sendAlong(woman(), role, page(), form, filled)
    expect([answer.status, answer.body.slice(0, 300)]).toEqual([302, expect.anything()])
    expect(await guarded()).toEqual(before)
  })

  test('the edit request contains the title and nothing else', async () => {
    const changes =
      await site.owner`select c.field from data.edit_request_changes c join data.edit_requests r on r.id = c.edit_request_id where r.mentor_id = ${mentor!.id}`
    expect(changes.map(({ field }) => field).sort()).toEqual(
      ['languages', 'title'].filter((field) => changes.some((change) => change.field === field)),
    )
  })

  test('the draft contains the answers of its step and nothing else', async () => {
    const [draft] = await site.owner`select answers from private.drafts where user_id = ${mentee!.userId}`
    expect(
      Object.keys(draft!.answers).filter(
        (name) =>
          ![
            'name',
            'surname',
            'phone',
            'birthdate',
            'country',
            'county_id',
            'countyId',
            'languages',
          ].includes(name),
      ),
    ).toEqual([])
  })

  test('an order has the package’s price and is unpaid', async () => {
    const buyer = await site.aMentee({ package: 'none' })
    const answer = await sendAlong(buyer, 'mentee', '/checkout/1', 'order', {
      termsAccepted: 'on',
      terms: 'on',
      beginRequested: 'on',
      method: 'deposit',
    })
    expect(answer.status).toBe(302)
    const [row] = await site.owner`
      select u.price_cents = p.price_cents as price, u.paid_at, u.mentee_id from data.purchases u join data.packages p on p.id = u.package_id where u.mentee_id = ${buyer.id}`
    expect({ ...row }).toEqual({ price: true, paidAt: null, menteeId: buyer.id })
  })

  test('a newcomer becomes a mentee with the mentee terms and no other rights', async () => {
    const email = 'newcomer-extra@test.example'
    const answer = await sendAlong(null, 'mentee', '/mentee/register', 'register', {
      email,
      password: 'μια ήσυχη θάλασσα',
      name: 'Νέα',
      surname: 'Αρχή',
      'birthdate.day': '1',
      'birthdate.month': '1',
      'birthdate.year': '1990',
      termsAccepted: 'on',
    })
    expect(answer.status).toBe(302)
    const [row] = await site.owner`
      select u.email_confirmed_at, u.erased_at, (select count(*)::integer from data.admins a where a.user_id = u.id) as admin,
        (select count(*)::integer from data.mentors m where m.user_id = u.id) as mentor, (select count(*)::integer from data.mentees e where e.user_id = u.id) as mentee
      from data.users u where u.email = ${email}`
    expect({ ...row }).toEqual({ emailConfirmedAt: null, erasedAt: null, admin: 0, mentor: 0, mentee: 1 })
  })
})
