// What the team does when it cannot wait: a pair ends today, an account is suspended; as the women of it see that.
import { expect, follow, press, test } from '../support/browser'

test('from a report the team ends a pair today; nobody is thanked or asked, and the mentor is hidden', async ({
  people,
  owner,
  pageOf,
  aPair,
}) => {
  const { id, mentor, mentee } = await aPair()
  const [{ reportId }] = (await owner`
    insert into data.reports (by_user_id, about_user_id, mentorship_id, text)
    values (${mentee.userId}, ${mentor.userId}, ${id}, 'Με απείλησε.') returning id as report_id`) as unknown as [
    { reportId: number },
  ]
  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/reports/${reportId}`)
  await follow(team, 'Τέλος της συνεργασίας σήμερα', {
    at: new RegExp(`/mentorships/${id}/state\\?to=safety`),
  })
  await press(team, 'Τέλος τώρα', { refused: /λόγο/ })
  await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Απειλή, δεν μπορεί να περιμένει')
  await press(team, 'Τέλος τώρα', { shows: /Η συνεργασία τελείωσε\. Mentee/ })
  await team.goto(`/admin/mentorships/${id}`)
  await expect(team.getByText('Τελείωσε για λόγους ασφάλειας')).toBeVisible()
  await expect(team.getByText('Απειλή, δεν μπορεί να περιμένει').first()).toBeVisible()

  for (const [woman, side] of [
    [mentee, 'mentee'],
    [mentor, 'mentor'],
  ] as const) {
    const hers = await pageOf(woman, side)
    await hers.goto(`/${side}/mentorships`)
    await expect(hers.getByText('Απειλή')).toHaveCount(0)
    await expect(hers.locator(`a[href$="/${id}/thanks"]`)).toHaveCount(0)
    expect((await hers.goto(`/${side}/mentorships/${id}/thanks`))?.status()).toBe(404)
    expect((await hers.goto(`/certificates/${id}`))?.status()).toBe(404)
  }
  const held = await pageOf(mentor, 'mentor')
  for (const path of [
    '/mentor/my-account/status',
    '/mentor/my-account/availability',
    '/mentor/mentorships',
  ]) {
    await held.goto(path)
    await expect(held.getByText('Μόνο η ομάδα το εμφανίζει ξανά.')).toBeVisible()
    await expect(held.getByText(/ξανά ενεργή/)).toHaveCount(0)
  }
  const visitor = await pageOf(await people.aMentee(), 'mentee')
  expect((await visitor.goto(`/mentors/${mentor.id}`))?.status()).toBe(404)
})

test('a suspended account has one page, also for what is kept open and for calls, until the team lifts it @both', async ({
  people,
  pageOf,
}) => {
  const mentor = await people.aMentor()
  const hers = await pageOf(mentor, 'mentor')
  const visitor = await pageOf(await people.aMentee(), 'mentee')
  await hers.goto('/mentor/my-account?tab=availability')
  expect((await visitor.goto(`/mentors/${mentor.id}`))?.status()).toBe(200)

  const team = await pageOf(await people.anAdmin(), 'admin')
  await team.goto(`/admin/users/${mentor.userId}`)
  await press(team, 'Αναστολή τώρα', { refused: /λόγο/ })
  await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Ελέγχεται καταγγελία')
  await press(team, 'Αναστολή τώρα', { shows: /μπήκε σε αναστολή/ })
  await team.goto(`/admin/mentors/${mentor.id}?tab=account`)

  expect((await visitor.goto(`/mentors/${mentor.id}`))?.status()).toBe(404)
  for (const path of [
    '/mentor/mentorships',
    '/',
    '/mentors',
    '/terms-and-conditions',
    '/my-data',
    '/choose-profile',
  ]) {
    await hers.goto(path)
    await expect(hers).toHaveURL(/\/suspended$/)
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός σου είναι σε αναστολή')
  }
  await expect(hers.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  const answer = await hers.request.get('/api/client/mentor/mentorship-requests')
  expect([answer.status(), (await answer.json()).error?.code]).toEqual([403, 'suspended'])

  await team.goto(`/admin/users/${mentor.userId}`)
  await press(team, 'Άρση της αναστολής', { shows: /Η αναστολή έληξε/ })
  await hers.goto('/mentor/mentorships')
  await expect(hers).toHaveURL(/\/mentor\/mentorships$/)

  await team.goto(`/admin/users/${mentor.userId}`)
  await team.getByRole('textbox', { name: /^Λόγος/ }).fill('Πάλι')
  await press(team, 'Αναστολή τώρα', { shows: /μπήκε σε αναστολή/ })
  await hers.goto('/suspended')
  await press(hers, 'Αποσύνδεση', { at: /\/(login)?(\?.*)?$/ })
})
