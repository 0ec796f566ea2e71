import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { MentorFilters } from '~/domain/mentors/filters'
import type { Viewer } from '~/viewer/viewer'
import { narrowestFilter } from '~/domain/mentors/mentors.server'
import { openWorld } from '../support/world'

const { owner, aMentor, anAdmin } = await openWorld({ breaks: true })

async function counted(
  filters: MentorFilters = {},
  most: number | null = null,
  viewer: Viewer | null = null,
) {
  const rows = await read(
    viewer,
    (sql) => sql`
      select * from api.mentor_option_counts(filters => ${sql.json(filters)}, most => ${most})`,
  )
  return new Map(rows.map(({ filter, option, mentors }) => [`${filter} ${option}`.trim(), mentors as number]))
}

const [{ attica }] = await owner<
  [{ attica: number }]
>`select id as attica from data.regions where code = 'attica'`
const industry = 2
const [one, other, third] = [
  await aMentor({ industryId: industry }),
  await aMentor({ industryId: industry }),
  await aMentor({ industryId: 5 }),
]

type Card = Partial<{
  industryId: number
  countyId: number | null
  country: string
  topicIds: string
  languages: string
  experienceSince: string | null
  offersMentoring: boolean
  offersCoaching: boolean
  availableForMentoring: boolean
  availableForCoaching: boolean
}>
const write = (id: number, card: Card) =>
  owner`update data.mentor_cards set ${owner(card)} where mentor_id = ${id}`

test('each option counts the public mentors whom it fits, and no others', async () => {
  const before = await counted()
  const grown = async () => {
    const now = await counted()
    const keys = [...new Set([...before.keys(), ...now.keys()])].sort()
    return Object.fromEntries(
      keys.flatMap((key) => {
        const more = (now.get(key) ?? 0) - (before.get(key) ?? 0)
        return more === 0 ? [] : [[key, more]]
      }),
    )
  }
  const fresh = await aMentor({ industryId: industry })
  await write(fresh.id, {
    countyId: 3,
    country: 'GR',
    topicIds: '{1,4}',
    languages: '{el}',
    experienceSince: '2010-01-01',
    offersCoaching: true,
    availableForCoaching: true,
  })
  expect(await grown()).toEqual({
    industry: 1,
    'industry 2': 1,
    county: 1,
    'county 3': 1,
    [`county ${attica}`]: 1,
    country: 1,
    'country GR': 1,
    fieldOfSupport: 1,
    'fieldOfSupport 1': 1,
    'fieldOfSupport 4': 1,
    languages: 1,
    'languages el': 1,
    seek: 1,
    'seek isMentor': 1,
    'seek isCoach': 1,
    'seek isAvailable': 1,
    'seek isAvailableForMentoring': 1,
    'seek isAvailableForCoaching': 1,
    yearsOfExperience: 1,
    'yearsOfExperience 10': 1,
    'yearsOfExperience 15': 1,
    'yearsOfExperience 3': 1,
    'yearsOfExperience 5': 1,
  })
  await owner`update data.mentors set status = 'inactive' where id = ${fresh.id}`
  await owner`update data.mentor_cards set audience = 'hidden' where mentor_id = ${fresh.id}`
  expect(await grown()).toEqual({})
})

test('an option is counted beside the filters chosen, those of its own filter left out', async () => {
  await write(one.id, { country: 'MT', topicIds: '{1,4}', languages: '{el}', availableForMentoring: true })
  await write(other.id, {
    country: 'MT',
    topicIds: '{4}',
    languages: '{el,en}',
    availableForMentoring: false,
  })
  await write(third.id, { country: 'MT', topicIds: '{5}', languages: '{en}', availableForMentoring: true })
  const inMalta = await counted({ country: 'MT' })
  expect(inMalta.get('industry')).toBe(3)
  expect(inMalta.get('industry 2')).toBe(2)
  expect(inMalta.get('industry 5')).toBe(1)
  expect(inMalta.get('industry 3')).toBeUndefined()
  expect(inMalta.get('country MT')).toBe(3)

  const both = await counted({ country: 'MT', industry })
  expect(both.get('industry')).toBe(3)
  expect(both.get('industry 5')).toBe(1)
  expect(both.get('fieldOfSupport 4')).toBe(2)
  expect(both.get('fieldOfSupport 5')).toBeUndefined()

  const free = await counted({ country: 'MT', isAvailableForMentoring: '1' })
  expect(free.get('seek isMentor')).toBe(3)
  expect(free.get('seek isAvailableForMentoring')).toBe(2)
  expect(free.get('industry 2')).toBe(1)

  const english = await counted({ country: 'MT', supportsEnglish: '1' })
  expect(english.get('languages el')).toBe(2)
  expect(english.get('industry 2')).toBe(1)
})

test('an option counts what the search with it finds', async () => {
  await write(one.id, { country: 'MT', countyId: 3 })
  for (const filters of [
    { country: 'MT' },
    { country: 'MT', q: 'α' },
    { q: 'zz-nobody' },
  ] as MentorFilters[]) {
    const counts = await counted(filters)
    for (const [key, mentors] of counts) {
      const [filter, option] = key.split(' ') as [string, string?]
      if (!['industry', 'county'].includes(filter) || !option) continue
      const [found] = await read(
        null,
        (sql) =>
          sql`select api.count_mentors(filters => ${sql.json({ ...filters, [filter]: option })}) as total`,
      )
      expect(mentors, key).toBe(found!.total)
    }
  }
})

test('a filter that too many mentors are left for is not counted', async () => {
  const elsewhere = await aMentor()
  await write(elsewhere.id, { country: 'CY' })
  const few = await counted({ country: 'MT' }, 3)
  expect(few.get('industry 2')).toBe(2)
  expect([...few.keys()].filter((key) => key.startsWith('country'))).toEqual([])
  expect((await counted({ country: 'MT' }, 2)).size).toBe(0)
})

test('private mentors count only for viewers who see them', async () => {
  await owner`update data.mentors set visibility = 'private' where id = ${third.id}`
  await owner`update data.mentor_cards set audience = 'members' where mentor_id = ${third.id}`
  expect((await counted({ country: 'MT' })).get('industry 5')).toBeUndefined()
  const { viewer } = await anAdmin()
  expect((await counted({ country: 'MT' }, null, viewer)).get('industry 5')).toBe(1)
})

test('for a search that finds nobody, the filter without which most are found is told', async () => {
  for (const industryId of [industry, industry, 5]) {
    const { id } = await aMentor({ industryId })
    await write(id, { country: 'IS', topicIds: '{4}', countyId: null })
  }
  expect(await narrowestFilter(null, { country: 'IS', industry: 3 })).toEqual({ position: 1, mentors: 3 })
  expect(await narrowestFilter(null, { country: 'IS', industry, fieldOfSupport: '{7}' })).toEqual({
    position: 2,
    mentors: 2,
  })
  expect(await narrowestFilter(null, { country: 'IS', industry: 3, county: 3 })).toBeUndefined()
  expect(await narrowestFilter(null, { country: 'AQ' })).toBeUndefined()
})
