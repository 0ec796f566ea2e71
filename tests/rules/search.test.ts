import { beforeAll, describe, expect, test } from 'vitest'
import { chosenFilters, searchPath, seekingOf, tidyQuery } from '~/domain/mentors/filter-links'
import { readFilters, readCursor, cursorText, type MentorFilters } from '~/domain/mentors/filters'
import type { Identity } from '~/db/identity'
import { suggestWords } from '~/domain/mentors/mentors.server'
import { pretending } from '../support/pretending'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, anAdmin, aMentorship, searchMentors, findMentor, runJob } = await openWorld()

type Found = Awaited<ReturnType<typeof searchMentors>>['mentors'][number]
const women: Record<string, Awaited<ReturnType<typeof aMentor>>> = {}

beforeAll(async () => {
  women.ioanna = await aMentor({
    name: 'Ιωάννα',
    surname: 'Χατζηγεωργίου',
    title: 'Διευθύντρια Πληροφορικής',
  })
  women.thaleia = await aMentor({
    name: 'Θάλεια',
    surname: 'Μπουμπούλη',
    title: 'UX designer',
    offersCoaching: true,
  })
  women.coach = await aMentor({
    name: 'Άρτεμις',
    surname: 'Ψαρρά',
    title: 'Coach',
    offersMentoring: false,
    offersCoaching: true,
  })
  women.away = await aMentor({ name: 'Ζωή', surname: 'Λιάκου' })
  women.hidden = await aMentor({ name: 'Κρυφή', surname: 'Μία', visibility: 'private' })
  for (const status of ['new', 'awaiting_response', 'inactive', 'rejected'] as const)
    await aMentor({ name: 'Απούσα', surname: status.replace('_', ' '), status })
  await owner`update data.mentors set away_until = '2999-01-01' where id = ${women.away.id}`
  await owner`select rules.refresh_mentor_card(${women.away.id})`
  const { mentor } = await aMentorship({ mentor: await aMentor({ name: 'Ελένη', surname: 'Συνεργάτιδα' }) })
  women.busy = mentor
})

const found = async (filters: MentorFilters, identity: Identity = null) => {
  const { mentors, total } = await searchMentors(identity, filters, {}, 100)
  expect(total).toBe(mentors.length)
  return mentors.map((mentor) => mentor.mentorId).sort((a, b) => a - b)
}
/** Expects that of every mentor of this whole list, the `most` after and before are found from her place. */
async function expectNeighbours(filters: MentorFilters, whole: Found[], most: number) {
  const ids = whole.map(({ mentorId }) => mentorId)
  for (const [n, { availabilityRank: rank, place, mentorId: id }] of whole.entries()) {
    const key = { rank, place, id }
    const [after, before] = await Promise.all([
      searchMentors(null, filters, readCursor(new URLSearchParams({ after: cursorText(key) })), most),
      searchMentors(null, filters, { before: key }, most),
    ])
    expect(after.mentors.map(({ mentorId }) => mentorId)).toEqual(ids.slice(n + 1, n + 1 + most))
    expect(before.mentors.map(({ mentorId }) => mentorId)).toEqual(ids.slice(Math.max(0, n - most), n))
    expect([after.more, before.more]).toEqual([n + 1 + most < ids.length, n - most > 0])
  }
}
const ids = (...names: string[]) => names.map((name) => women[name]!.id).sort((a, b) => a - b)

describe('searching by words', () => {
  test.each([
    ['χατζηγεωργιου'],
    ['ΧΑΤΖΗΓΕΩΡΓΊΟΥ'],
    ['Ιωαννα'],
    ['ιωάννα χατζη'],
    ['χατζη ΙΩΑΝΝΑ'],
    ['πληροφορικης'],
  ])('%s finds the mentor, without accents, in any case or order', async (q) => {
    expect(await found({ q })).toEqual(ids('ioanna'))
  })

  test.each([
    ['boubouli', 'thaleia'],
    ['thaleia', 'thaleia'],
    ['psarra', 'coach'],
    ['chatzigeorgiou', 'ioanna'],
  ])('Greek typed in Latin letters: %s', async (q, name) => {
    expect(await found({ q })).toEqual(ids(name))
  })

  test('Greek typed in Latin letters as it is heard', async () => {
    const names = {
      evaggelia: 'Ευαγγελία Ντούρου',
      dourou: 'Ευαγγελία Ντούρου',
      hristina: 'Χριστίνα Γκίκα',
      gika: 'Χριστίνα Γκίκα',
      eftyhia: 'Ευτυχία Μπακογιάννη',
    }
    for (const [q, full] of Object.entries(names)) {
      const [name, surname] = full.split(' ') as [string, string]
      const { id } = await aMentor({ name, surname })
      expect(await found({ q }), q).toEqual([id])
      await owner`update data.mentors set status = 'inactive' where id = ${id}`
      await owner`select rules.refresh_mentor_card(${id})`
    }
  })

  test.each(['%', '_', "'", '\\', '"; drop table', '(((', '   '])(
    'wildcards do not work: %s is taken as text',
    async (q) => {
      const all = await found({})
      const some = await found({ q })
      expect([0, all.length]).toContain(some.length)
    },
  )

  test.each([
    ['ψα', ['coach']],
    ['ux', ['thaleia']],
    ['ι χα', ['ioanna']],
    ['ρα', []],
  ])('a word of one or two letters is found where a word begins: %s', async (q, names) => {
    expect(await found({ q })).toEqual(ids(...names))
  })

  test('without words all mentors are found', async () => {
    expect(await found({ q: '' })).toEqual(ids('ioanna', 'thaleia', 'coach', 'away', 'busy'))
  })
})

describe('R6 filters by availability', () => {
  test.each<[keyof MentorFilters, string[]]>([
    ['isActive', ['ioanna', 'thaleia', 'coach', 'away', 'busy']],
    ['isNotActive', []],
    ['isMentor', ['ioanna', 'thaleia', 'away', 'busy']],
    ['isCoach', ['thaleia', 'coach']],
    ['isAvailable', ['ioanna', 'thaleia', 'coach']],
    ['isNotAvailable', ['away', 'busy']],
    ['isAvailableForMentoring', ['ioanna', 'thaleia']],
    ['isNotAvailableForMentoring', ['coach', 'away', 'busy']],
    ['isAvailableForCoaching', ['thaleia', 'coach']],
    ['isNotAvailableForCoaching', ['ioanna', 'away', 'busy']],
  ])('%s', async (filter, names) => {
    expect(await found({ [filter]: '1' })).toEqual(ids(...names))
  })

  test('a number of years that no date has room for finds nobody, and one below zero everybody with experience', async () => {
    const years = (yearsOfExperience: string) => found({ yearsOfExperience } as never)
    for (const most of ['999999999', '99999999999999999999']) expect(await years(most), most).toEqual([])
    expect(await years('-99999999999')).toEqual(await years('0'))
  })

  test('other filters narrow the result', async () => {
    await owner`update data.mentor_cards set country = 'GR', county_id = 2, industry_id = 3, topic_ids = '{1,4}', languages = '{el,en}',
      experience_since = rules.local_date() - interval '10 years' where mentor_id = ${women.ioanna!.id}`
    // A region by its id and its code, as SQL takes them.
    const [region] = await owner`select id, code from data.regions where code = 'attica'`
    const attica = [region!.id, region!.code] as number[]
    const narrowed: MentorFilters[] = [
      { country: 'GR' },
      { county: 2 },
      ...attica.map((county) => ({ county })),
      { industry: 3 },
      { fieldOfSupport: '{4,9}' },
      { supportsEnglish: '1' },
      { yearsOfExperience: 10 },
    ]
    for (const filters of narrowed)
      expect(await found(filters), JSON.stringify(filters)).toEqual(ids('ioanna'))
    const others = ['crete', 'atlantis'].map((county) => ({ county: county as never }))
    for (const filters of [{ country: 'DE' }, { county: 3 }, { yearsOfExperience: 11 }, ...others])
      expect(await found(filters)).toEqual([])
  })

  test('a flag is on as 1, true or on; the form’s fields become the filters of the search', () => {
    const read = (query: string) => readFilters(new URLSearchParams(query))
    expect(
      read('isActive=true&isNotActive=on&isMentor=1&isCoach=true&isAvailable=on&supportsGreek=true'),
    ).toEqual({
      isActive: '1',
      isNotActive: '1',
      isMentor: '1',
      isCoach: '1',
      isAvailable: '1',
      supportsGreek: '1',
    })
    expect(read('isCoach=false&isMentor=0')).toEqual({})
    const tidied = (query: string) => tidyQuery(new URLSearchParams(query))?.toString()
    expect(tidied('seek=any&q=')).toBe('')
    expect(tidied('seek=any&free=1')).toBe('isAvailable=1')
    expect(tidied('seek=mentoring')).toBe('isMentor=1')
    expect(tidied('seek=coaching&free=1&industry=3')).toBe('industry=3&isAvailableForCoaching=1')
    expect(tidied('seek=x&free=1')).toBe('isAvailable=1')
    expect(tidied('isCoach=true')).toBeUndefined()
    expect(seekingOf({ isCoach: '1' })).toEqual({ seek: 'coaching', free: false })
    expect(seekingOf({ isAvailableForMentoring: '1' })).toEqual({ seek: 'mentoring', free: true })
    expect(seekingOf({ isAvailable: '1' })).toEqual({ seek: 'any', free: true })
  })

  test('invalid filters are ignored', () => {
    const query = new URLSearchParams(
      'county=abc&industry=-1&country=Greece&yearsOfExperience=1e9&isCoach=yes&isMentor=1&fieldOfSupport=2&fieldOfSupport=x&q=',
    )
    expect(readFilters(query)).toEqual({ isMentor: '1', fieldOfSupport: '{2}' })
  })
})

describe('R6 visibility', () => {
  test('a private mentor is found only by mentees with an open package and admins', async () => {
    const seen = async (identity: Identity) => [
      (await found({ q: 'κρυφή' }, identity)).length,
      (await findMentor(identity, women.hidden!.id)) ? 1 : 0,
      (await suggestWords(identity, 'krifi')).length,
    ]
    expect(await seen(null)).toEqual([0, 0, 0])
    expect(await seen((await aMentee({ package: 'none' })).viewer)).toEqual([0, 0, 0])
    expect(await seen((await aMentee({ package: 'awaiting_payment' })).viewer)).toEqual([0, 0, 0])
    expect(await seen((await aMentor()).viewer)).toEqual([0, 0, 0])
    expect(await seen((await aMentee()).viewer)).toEqual([1, 1, 1])
    expect(await seen((await anAdmin()).viewer)).toEqual([1, 1, 1])
  })

  test('a mentor who is not active is found by no one', async () => {
    for (const identity of [null, (await aMentee()).viewer])
      expect([await found({ q: 'απούσα' }, identity), await suggestWords(identity, 'απούσα')]).toEqual([
        [],
        [],
      ])
  })
})

describe('paging', () => {
  beforeAll(async () => {
    for (let n = 0; n < 23; n += 1) await aMentor({ name: 'Σειρά' })
    await runJob('refresh_cards')
  })

  test.each(['-2147483648', '-1', '0', '2147483647', 'the place of a card', 'just after a card'])(
    'wherever the day’s list starts (%s): available ones first, every mentor once, round to the start, page by page and back',
    async (begins) => {
      const [card] =
        await owner`select place from data.mentor_cards where audience = 'public' order by place offset 5 limit 1`
      const at =
        begins === 'the place of a card'
          ? card!.place
          : begins === 'just after a card'
            ? card!.place + 1
            : Number(begins)
      await pretending(owner, 'rules.order_begins', `select ${at}`, async () => {
        for (const filters of [{}, { q: 'σειρά' }]) {
          const whole = (await searchMentors(null, filters, {}, 500)).mentors
          const expected = await owner`select mentor_id from data.mentor_cards
            where audience = 'public' and folded like ${filters.q ? '%σειρα%' : '%'}
            order by availability_rank, place < ${at}::integer, place, mentor_id`
          expect(whole.map(({ mentorId }) => mentorId)).toEqual(expected.map(({ mentorId }) => mentorId))
          await expectNeighbours(filters, whole, 3)
        }
      })
    },
  )
})

describe.each(['newest', 'name'] as const)('sorted: %s', (sort) => {
  test.each([[{}], [{ q: 'σειρά' }], [{ isCoach: '1' as const }]])(
    '%o: every mentor once, page by page and back; nobody more than in the order of the day',
    async (filters) => {
      await aMentor({ name: 'Άννα', surname: 'Σειρά', offersCoaching: true })
      await aMentor({ name: 'Άννα', surname: 'Σειρά', offersCoaching: true })
      const whole = (await searchMentors(null, { ...filters, sort }, {}, 500)).mentors
      const ids = whole.map((mentor) => mentor.mentorId)
      const ofTheDay = (await searchMentors(null, filters, {}, 500)).mentors.map(({ mentorId }) => mentorId)
      expect(new Set(ids)).toEqual(new Set(ofTheDay))
      const expected = await owner`
        select mentor_id from data.mentor_cards where mentor_id = any (${ids})
        order by ${sort === 'name' ? owner`left(folded, 60), mentor_id` : owner`mentor_id desc`}`
      expect(ids).toEqual(expected.map(({ mentorId }) => mentorId))
      await expectNeighbours({ ...filters, sort }, whole, 2)
    },
  )
})

test('the order stays in the links of a search, is no filter, and an unknown one is ignored', () => {
  const filters = readFilters(new URLSearchParams('isCoach=1&sort=name'))
  expect(filters).toEqual({ isCoach: '1', sort: 'name' })
  expect(readFilters(new URLSearchParams('sort=age'))).toEqual({})
  expect(chosenFilters(filters)).toEqual([{ key: 'isCoach', value: '1' }])
  expect(searchPath(filters, { without: { key: 'isCoach', value: '1' } })).toBe('/mentors?sort=name')
  expect(tidyQuery(new URLSearchParams('seek=any&sort=newest'))?.toString()).toBe('sort=newest')
})
