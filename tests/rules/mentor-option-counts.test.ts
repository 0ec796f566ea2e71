import { expect, test } from 'vitest'
import { openWorld } from '../support/world'

const { owner, aMentor, asViewer } = await openWorld()

const counted = async () => {
  const rows = await asViewer(null, (sql) => sql`select * from api.mentor_option_counts()`)
  return new Map(rows.map(({ filter, option, mentors }) => [`${filter} ${option}`, mentors as number]))
}

test('each option of the filters counts the public mentors whom it fits, and no others', async () => {
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
  const [one, other] = [await aMentor({ industryId: 2 }), await aMentor({ industryId: 2 })]
  await owner`update data.mentor_cards
    set county_id = 3, country = 'GR', topic_ids = '{1,4}', languages = '{el}', experience_since = now() - interval '11 years'
    where mentor_id = ${one.id}`
  await owner`update data.mentor_cards
    set county_id = null, country = 'DE', topic_ids = '{4}', languages = '{el,en}', experience_since = null
    where mentor_id = ${other.id}`
  expect(await grown()).toEqual({
    'country DE': 1,
    'country GR': 1,
    'county 3': 1,
    'fieldOfSupport 1': 1,
    'fieldOfSupport 4': 2,
    'industry 2': 2,
    'isMentor 1': 2,
    'languages el': 2,
    'languages en': 1,
    'yearsOfExperience 10': 1,
    'yearsOfExperience 3': 1,
    'yearsOfExperience 5': 1,
  })
  await owner`update data.mentors set status = 'inactive' where id in (${one.id}, ${other.id})`
  await owner`update data.mentor_cards set audience = 'hidden' where mentor_id in (${one.id}, ${other.id})`
  expect(await grown()).toEqual({})
})
