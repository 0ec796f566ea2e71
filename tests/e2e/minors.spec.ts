import type { Sql } from 'postgres'
import { athensDay } from '~/i18n/format'
import { expect, press, test } from '../support/browser'
import { showsDay, writeDay } from '../support/day-fields'
import { guardian, guardiansOf } from '../support/guardians'
import type { People } from '../support/people'

/** A minor whose guardian has confirmed a package, which is paid; the worker removes mailed links. */
async function aMinor(owner: Sql, people: People) {
  const birthdate = await guardiansOf(owner).bornYearsAgo(17)
  const mentee = await people.aMentee({ birthdate: '1990-01-01', name: 'Ανθή', surname: 'Λάγου' })
  await owner`
    update data.purchases set guardian_name = ${guardian.guardianName}, guardian_email = 'maro@family.example',
      guardian_consented_at = now() where id = ${mentee.purchaseId}`
  await owner`update data.users set birthdate = ${birthdate} where id = ${mentee.userId}`
  return mentee
}

test('the team notes what it has seen of a mentor; only then a minor can ask her; both see whom to turn to @both', async ({
  people,
  acts,
  owner,
  pageOf,
}) => {
  const [minor, mentor, team] = [
    await aMinor(owner, people),
    await people.aMentor({ name: 'Ηρώ', surname: 'Δελή' }),
    await people.anAdmin(),
  ]
  const hers = await pageOf(minor, 'mentee')
  await hers.goto(`/mentors/${mentor.id}`)
  await expect(hers.getByText('Δεν μπορεί τώρα να δεχτεί mentee κάτω των 18')).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Δες ποιες μπορούν' })).toHaveAttribute('href', '/mentors')
  const aside = hers.getByRole('complementary', { name: 'Για την ασφάλεια' })
  await expect(aside.getByRole('link').last()).toHaveText(/@/)

  const record = await pageOf(team, 'admin')
  await record.goto(`/admin/mentors/${mentor.id}/edit`)
  const clearance = record.locator('#clearance')
  const group = (legend: string) => clearance.getByRole('group', { name: legend })
  const today = athensDay(new Date())
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`
  await writeDay(group('Υπέγραψε τη δήλωση'), today)
  await writeDay(group('Είδαμε το πιστοποιητικό'), today)
  await press(record, 'Αποθήκευση ημερομηνιών', { refused: 'Γράψε έως πότε ισχύει το πιστοποιητικό' })
  await showsDay(group('Υπέγραψε τη δήλωση'), today)
  await writeDay(group('Το πιστοποιητικό ισχύει έως'), inAYear)
  await press(record, 'Αποθήκευση ημερομηνιών', {
    at: new RegExp(`/admin/mentors/${mentor.id}`),
    shows: 'Μπορεί να δεχτεί',
  })

  await hers.reload()
  await expect(hers.getByText('Δεν μπορεί τώρα να δεχτεί')).toHaveCount(0)
  await expect(hers.getByText('Μπορεί να σε δεχτεί').first()).toBeVisible()
  const requestId = await acts.send(minor, mentor)

  // What was seen is gone again before she answers: her yes is refused, and the request waits.
  await owner`delete from data.clearances where mentor_id = ${mentor.id}`
  const answer = await pageOf(mentor, 'mentor')
  await answer.goto(`/mentor/mentorships/requests/${requestId}/approve`)
  await press(answer, 'Αποδοχή αιτήματος', {
    refused: 'Mentee κάτω των 18 δέχεται μόνο μεντόρισσα που έχει υπογράψει δήλωση',
  })
  await owner`
    insert into data.clearances (mentor_id, declared_on, seen_on, valid_until)
    values (${mentor.id}, rules.local_date(), rules.local_date(), rules.local_date() + 10)`
  await acts.approve(mentor, requestId)
  await answer.goto('/mentor/mentorships')
  await expect(answer.getByText('Η mentee σου είναι κάτω των 18')).toBeVisible()

  await record.goto('/admin/mentorships?scope=minors')
  const row = record.getByRole('row').filter({ hasText: 'Ανθή Λάγου' })
  await expect(row.first()).toBeVisible()
  await expect(record.getByText('Μάρω Νέου').first()).toBeVisible()
  await expect(record.getByText('Λήγει σύντομα').first()).toBeVisible()
  const [pair] = await owner`select id from data.mentorships where request_id = ${requestId}`
  await record.goto(`/admin/mentorships/${String(pair!.id)}`)
  await expect(record.getByText('Μάρω Νέου')).toBeVisible()
})
