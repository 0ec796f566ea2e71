import { expect, test } from 'vitest'
import { hindranceOf, rolesFor } from '~/viewer/admission'
import type { Viewer } from '~/viewer/viewer'

const viewer = (is: Partial<Viewer>) =>
  ({ role: null, secondFactorDue: false, profileDue: null, ...is }) as Viewer

test('a page or call of a role says what the viewer must do first', () => {
  expect(hindranceOf(null, 'public')).toBeNull()
  expect(hindranceOf(null, 'admin')).toBe('not_signed_in')
  expect(hindranceOf(viewer({}), 'admin')).toBe('no_role')
  expect(hindranceOf(viewer({ role: 'mentee' }), 'admin')).toBe('not_allowed')
  expect(hindranceOf(viewer({ role: 'admin' }), 'admin')).toBeNull()
})

test('a user without the required second factor can use no page of the role, but can sign out or switch the role', () => {
  const due = viewer({ secondFactorDue: true })
  expect(hindranceOf(due, 'admin')).toBe('second_factor_due')
  expect(hindranceOf(due, 'signed-in')).toBeNull()
  expect(hindranceOf(null, 'signed-in')).toBe('not_signed_in')
})

test('a user whose profile the team created completes it before using any page of the role', () => {
  const due = viewer({ profileDue: 'mentor' })
  expect(hindranceOf(due, 'mentor')).toBe('profile_due')
  expect(hindranceOf(due, 'signed-in')).toBeNull()
  expect(hindranceOf(due, 'public')).toBeNull()
})

test('only roles that the viewer holds and that may send the form are offered', () => {
  const both = viewer({ role: 'mentor', roles: ['mentor', 'mentee'] })
  expect(rolesFor(both, 'mentee')).toEqual(['mentee'])
  expect(rolesFor(both, 'mentor')).toEqual([])
  expect(rolesFor(both, 'admin')).toEqual([])
  expect(rolesFor(both, 'signed-in')).toEqual([])
  expect(rolesFor(both, 'public')).toEqual([])
  expect(rolesFor(viewer({ roles: ['mentor', 'mentee'] }), 'signed-in')).toEqual(['mentor', 'mentee'])
  expect(rolesFor(viewer({ roles: ['admin'], secondFactorDue: true }), 'admin')).toEqual([])
  expect(rolesFor(viewer({ roles: ['mentee'], profileDue: 'mentee' }), 'mentee')).toEqual([])
})
