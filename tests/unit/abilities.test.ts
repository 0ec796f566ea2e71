import { expect, test } from 'vitest'
import { abilitiesOf } from '~/viewer/abilities'

const read = (role: Parameters<typeof abilitiesOf>[0]) => [...abilitiesOf(role)].sort()

test('a visitor, or a user without a chosen role, may open pages for everyone and for newcomers', () => {
  expect(read(null)).toEqual(['not-admin', 'not-auth', 'not-mentee', 'not-mentor', 'public'])
})

test('a role opens its own pages and closes those for users without it and for visitors', () => {
  expect(read('mentor')).toEqual(['mentor', 'not-admin', 'not-mentee', 'public'])
  expect(read('mentee')).toEqual(['mentee', 'not-admin', 'not-mentor', 'public'])
  expect(read('admin')).toEqual(['admin', 'not-mentee', 'not-mentor', 'public'])
})

test('abilities are computed anew for each viewer', () => {
  abilitiesOf('admin')
  expect(abilitiesOf('mentee').has('admin')).toBe(false)
})
