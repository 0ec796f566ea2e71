import { expect, test } from 'vitest'
import { abilitiesOf } from '~/viewer/abilities'

const read = (role: Parameters<typeof abilitiesOf>[0]) => [...abilitiesOf(role)].sort()

test('a visitor, and who has not chosen a role, reads what is for everyone and for newcomers', () => {
  expect(read(null)).toEqual(['not-admin', 'not-auth', 'not-mentee', 'not-mentor', 'public'])
})

test('a role gives its own subject and takes away its opposite and that of visitors', () => {
  expect(read('mentor')).toEqual(['mentor', 'not-admin', 'not-mentee', 'public'])
  expect(read('mentee')).toEqual(['mentee', 'not-admin', 'not-mentor', 'public'])
  expect(read('admin')).toEqual(['admin', 'not-mentee', 'not-mentor', 'public'])
})

test('each time derived anew: one viewer never gets what another was given', () => {
  abilitiesOf('admin')
  expect(abilitiesOf('mentee').has('admin')).toBe(false)
})
