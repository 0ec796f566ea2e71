import { expect, test } from 'vitest'
import { clientMenu } from '~/layouts/menus'
import { shownTabs } from '~/parts/accounts/account-tabs'

const menuOf = (mentorStatus: 'new' | 'awaiting_response' | 'rejected' | 'active' | 'inactive') =>
  clientMenu({ name: 'Άννα', role: 'mentor', roles: ['mentor'], mentorStatus }, (key) => key).map(
    ({ to }) => to,
  )

test('the menu of an applicant leads to her application, that of a mentor to her pages', () => {
  for (const status of ['new', 'awaiting_response', 'rejected'] as const)
    expect(menuOf(status)).toEqual(['/mentor/application', '/mentors', '/mentoring-packages', '/faq'])
  for (const status of ['active', 'inactive'] as const) {
    expect(menuOf(status)).toContain('/mentor/seminars')
    expect(menuOf(status)).not.toContain('/mentor/application')
  }
})

test('the account of an applicant has no tabs of a mentor’s profile', () => {
  expect(shownTabs('mentor', true)).toEqual(['notifications', 'security', 'otherProfile'])
  expect(shownTabs('mentor', false)).toContain('profile')
})
