import { expect, test } from 'vitest'
import { hindranceOf } from '~/viewer/admission'
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
