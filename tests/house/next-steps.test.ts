// Whatever stops a mentee's request, and whatever the mentee's next step is, has its words.
import { expect, test } from 'vitest'
import { nextStepTexts } from '~/domain/mentorships/next-step'
import { cataloguesOf, sourcesIn } from '../support/sources'

const { errors = {}, mentee = {} } = cataloguesOf('el')
const rules = sourcesIn('sql/functions', '_obstacle.sql')

/** The obstacles that a rule returns, with those of the rules it asks. */
function obstaclesOf(rule: string): string[] {
  const body = rules.find(({ file }) => file.endsWith(`/${rule}.sql`))!.text.replaceAll(/--.*/g, '')
  return [
    ...[...body.matchAll(/\b(?:then|else) '(\w+)'/g)].map((found) => found[1]!),
    ...[...body.matchAll(/rules\.(\w+_obstacle)\(/g)]
      .map((found) => found[1]!)
      .filter((asked) => asked !== rule)
      .flatMap(obstaclesOf),
  ]
}

test('every obstacle to a request has its texts in the request box, and only obstacles have', () => {
  const obstacles = new Set([...obstaclesOf('request_obstacle'), 'request_pending_here'])
  expect([...obstacles]).toEqual(
    expect.arrayContaining(['payment_disputed', 'mentor_in_mentorship', 'own_profile']),
  )
  const missing = [...obstacles].flatMap((obstacle) =>
    // The own profile has no request, so the box leads to the profile's form.
    ['title', ...(obstacle in errors ? [] : ['text']), ...(obstacle === 'own_profile' ? [] : ['action'])]
      .map((part) => `obstacle.${obstacle}.${part}`)
      .filter((key) => !(key in errors)),
  )
  expect(missing).toEqual([])
  const told = Object.keys(errors).flatMap((key) => /^obstacle\.(\w+)\./.exec(key)?.[1] ?? [])
  expect(told.filter((obstacle) => !obstacles.has(obstacle))).toEqual([])
})

test('every obstacle leads to a page', () => {
  const page = sourcesIn('app/routes/public/mentors.$mentorId', 'obstacle.tsx')[0]!.text
  const without = [...new Set(obstaclesOf('request_obstacle'))].filter(
    (obstacle) =>
      !['own_profile', 'no_package', 'no_coaching_package'].includes(obstacle) &&
      !page.includes(`  ${obstacle}: `),
  )
  expect(without).toEqual([])
})

test('every next step of a mentee has its words', () => {
  const missing = Object.values(nextStepTexts)
    .flat()
    .filter(
      (key) =>
        !(
          `next.${key}.title` in mentee &&
          (`next.${key}.text` in mentee || `next.${key}.text_other` in mentee)
        ),
    )
  expect(missing).toEqual([])
})
