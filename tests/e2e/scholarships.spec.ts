import type { Page } from '@playwright/test'
import { expect, follow, here, press, test, unique } from '../support/browser'

test.setTimeout(60_000)

/** Where an award is withdrawn, on the page of its purchase. */
const fold = (admin: Page) => admin.locator('summary').filter({ hasText: 'Αποσύρεις την υποτροφία;' })

/** Creates a scholarship; ends on its page. */
async function create(admin: Page, name: string, kind: RegExp) {
  await admin.goto('/admin/scholarships')
  await admin.getByLabel('Όνομα υποτροφίας').fill(name)
  await admin.getByRole('radio', { name: kind }).check()
  await press(admin, 'Δημιουργία υποτροφίας', { shows: admin.getByRole('heading', { level: 1, name: name }) })
}

test('a half scholarship: an admin awards it, the mentee sees it at the checkout, and the admin withdraws it', async ({
  people,
  pageOf,
}) => {
  const email = `half-${unique()}@test.example`
  const mentee = await people.aMentee({ package: 'none', name: 'Νεφέλη', surname: 'Ράλλη', email })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  await create(admin, `Μισή ${unique()}`, /Μισή τιμή/)
  await admin.getByLabel('Ποια mentee;').fill(email.toUpperCase())
  await press(admin, 'Αναζήτηση', {
    shows: admin.getByRole('link', { name: 'Δώσε την υποτροφία Νεφέλη Ράλλη' }),
  })
  await follow(admin, 'Δώσε την υποτροφία Νεφέλη Ράλλη', { shows: '43,50 € αντί για 87,00 €' })
  await admin.getByRole('radio', { name: 'Mentoring 6 μηνών' }).check()
  await press(admin, 'Δώσε την υποτροφία', { shows: 'Δόθηκε η υποτροφία: ' })
  await expect(admin.getByRole('row', { name: /Νεφέλη Ράλλη/ })).toContainText('Δεν έχει παραγγείλει ακόμη')

  const page = await pageOf(mentee, 'mentee')
  await page.goto('/mentoring-packages')
  await expect(page.getByText('είναι δικό σου με 43,50 € αντί για 87,00 €')).toBeVisible()
  await follow(page, 'Συνέχισε στην παραγγελία', {
    shows: page.getByRole('button', { name: /Παραγγελία με υποχρέωση πληρωμής – 43,50/ }),
  })

  const scholarship = admin.url()
  await follow(admin, 'Απόσυρε Νεφέλη Ράλλη', { shows: fold(admin) })
  await here(fold(admin), { shows: /Η θέση ελευθερώνεται/ })
  await press(admin, 'Απόσυρε την υποτροφία', { shows: /^Αποσύρθηκε η υποτροφία/ })
  await admin.goto(scholarship)
  await expect(admin.getByRole('row', { name: /Νεφέλη Ράλλη/ })).toContainText('Αποσύρθηκε')
  await page.goto('/mentoring-packages')
  await expect(page.getByRole('link', { name: 'Συνέχισε στην παραγγελία' })).toHaveCount(0)
})

test('a full scholarship: an admin awards it on the mentee’s page, and cannot withdraw it after its use', async ({
  people,
  pageOf,
  acts,
}) => {
  const mentee = await people.aMentee({ package: 'none', name: 'Ήρα', surname: `Σαββίδη${unique()}` })
  const admin = await pageOf(await people.anAdmin(), 'admin')
  const name = `Πλήρης ${unique()}`
  await create(admin, name, /Πλήρης/)
  await admin.goto(`/admin/mentees/${mentee.id}/scholarships`)
  await follow(admin, `Δώσε αυτή την υποτροφία ${name}`, {
    shows: 'Παίρνει το πακέτο «Mentoring 3 μηνών» πληρωμένο',
  })
  await press(admin, 'Δώσε την υποτροφία', {
    shows: admin.getByRole('row', { name: /Ήρα/ }).filter({ hasText: 'Έτοιμη, χωρίς αίτημα ακόμη' }),
  })

  const page = await pageOf(mentee, 'mentee')
  await page.goto('/purchases')
  await expect(page.getByRole('row', { name: /Mentoring 3 μηνών/ })).toContainText('0,00 €')
  await expect(page.getByRole('row', { name: /Mentoring 3 μηνών/ })).toContainText('Πληρωμένο')

  await follow(admin, /^Απόσυρε Ήρα/, { shows: fold(admin) })
  await here(fold(admin), { shows: admin.getByRole('button', { name: 'Απόσυρε την υποτροφία' }) })
  await acts.send(mentee, await people.aMentor())
  await press(admin, 'Απόσυρε την υποτροφία', { refused: 'έχει ήδη χρησιμοποιηθεί' })
  await expect(admin.getByRole('button', { name: 'Απόσυρε την υποτροφία' })).toHaveCount(0)
  await admin.goto(`/admin/mentees/${mentee.id}/scholarships`)
  await expect(admin.getByRole('row', { name: new RegExp(name) })).toContainText('Χρησιμοποιείται')
  await expect(admin.getByText('Έχει ήδη υποτροφία φέτος')).toBeVisible()
})

test('an award above the yearly limits is refused with an explanation', async ({ people, pageOf, acts }) => {
  const team = await people.anAdmin()
  const mentee = await people.aMentee({ package: 'none', name: 'Δανάη', surname: 'Κομνηνού' })
  const mentor = await people.aMentor()
  const [gift] = await acts.act(
    mentor.viewer,
    (sql) => sql`select api.gift_scholarship(name => 'Υποτροφία Δώρο') as id`,
  )
  await acts.act(team.viewer, (sql) => sql`select api.approve_gift(scholarship_id => ${gift!.id})`)
  const admin = await pageOf(team, 'admin')
  await create(admin, `Πλήρης ${unique()}`, /Πλήρης/)
  await admin.goto(`${admin.url()}?menteeId=${mentee.id}`)
  await expect(admin.getByRole('button', { name: 'Δώσε την υποτροφία' })).toBeVisible()
  await acts.act(
    team.viewer,
    (sql) => sql`
    select api.award_scholarship(scholarship_id => ${gift!.id}, mentee_id => ${mentee.id})`,
  )
  await press(admin, 'Δώσε την υποτροφία', { refused: 'η mentee έχει ήδη μία' })
  await expect(admin.getByText('Κάθε mentee παίρνει μία τον χρόνο')).toBeVisible()

  await admin.goto(`/admin/scholarships/${gift!.id}`)
  await expect(admin.getByText('Κάθε δώρο δίνεται σε μία mentee', { exact: false })).toBeVisible()
  await admin.goto('/admin/scholarships')
  await admin.getByLabel('Όνομα υποτροφίας').fill('Χωρίς είδος')
  await press(admin, 'Δημιουργία υποτροφίας', { refused: /./ })
  await expect(admin.getByLabel('Όνομα υποτροφίας')).toHaveValue('Χωρίς είδος')
})

test('a mentor’s gift: an admin rejects it with a message, the mentor names a mentee again, and an admin approves', async ({
  people,
  pageOf,
}) => {
  const [first, second] = [`Ρόζα ${unique()}`, `Έλλη ${unique()}`]
  const mentor = await pageOf(await people.aMentor(), 'mentor')
  const admin = await pageOf(await people.anAdmin(), 'admin')
  const give = async (name: string) => {
    await mentor.goto('/mentor/statistics')
    await follow(mentor, 'Δώρισε μια υποτροφία', { shows: mentor.getByLabel('Όνομα υποτροφίας') })
    await mentor.getByLabel('Όνομα υποτροφίας').fill(name)
    await press(mentor, 'Χάρισε την υποτροφία', { shows: 'Περιμένει έγκριση' })
  }
  const answer = async (name: string, decision: RegExp, message = '') => {
    await admin.goto('/admin/dashboard')
    await follow(admin, 'Δώρα μεντορισσών για έγκριση', {
      shows: admin.getByRole('link', { name: `Απάντησε ${name}` }),
    })
    await follow(admin, `Απάντησε ${name}`, { shows: admin.getByRole('radio', { name: decision }) })
    await admin.getByRole('radio', { name: decision }).check()
    await admin.getByLabel('Μήνυμα προς τη μεντόρισσα').fill(message)
    await press(admin, 'Αποστολή απόφασης', { shows: 'η μεντόρισσα ενημερώθηκε' })
  }
  await give(first)
  await answer(first, /Απόρριψη/, 'Ας μιλήσουμε πρώτα.')
  await mentor.goto('/mentor/my-account/gift')
  await expect(mentor.getByText('Ας μιλήσουμε πρώτα.')).toBeVisible()
  await give(second)
  await answer(second, /Έγκριση/)
  const heading = admin.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(second)
  await mentor.goto('/mentor/my-account/gift')
  await expect(mentor.getByText('Εγκρίθηκε', { exact: true })).toBeVisible()
  await expect(mentor.getByRole('button', { name: 'Χάρισε την υποτροφία' })).toHaveCount(0)
})

test('a mentee asks for a scholarship; the team turns one down with words, and awards one from the request @both', async ({
  people,
  pageOf,
}) => {
  const surname = `Ζητά${unique()}`
  const page = await pageOf(await people.aMentee({ package: 'none', surname }), 'mentee')
  const admin = await pageOf(await people.anAdmin(), 'admin')
  const ask = async (reason: string) => {
    await page.goto('/mentoring-packages')
    await follow(page, 'Ζήτησε υποτροφία', { at: '/mentee/ask-scholarship' })
    await page.getByLabel('Γιατί τη χρειάζεσαι;').fill(reason)
    await press(page, 'Στείλε το αίτημα', { refused: 'Διάλεξε πακέτο.' })
    await expect(page.getByLabel('Γιατί τη χρειάζεσαι;')).toHaveValue(reason)
    await page.getByRole('radio').first().check()
    await press(page, 'Στείλε το αίτημα', { shows: 'Έχεις ζητήσει υποτροφία' })
    await expect(page.getByRole('button', { name: 'Στείλε το αίτημα' })).toHaveCount(0)
  }
  const open = async (reason: string) => {
    await admin.goto(`/admin/scholarships?scope=asked&q=${surname}`)
    await follow(admin, `Απάντησε Άννα ${surname}`, { shows: reason })
  }

  await ask('Έμεινα άνεργη.')
  await open('Έμεινα άνεργη.')
  await admin.getByLabel('Τι της γράφεις').fill('Τον Ιανουάριο ανοίγουν νέες.')
  await press(admin, 'Στείλε την απάντηση', { at: /scope=asked/, shows: /Στάλθηκε η απάντηση/ })
  await page.goto('/mentee/ask-scholarship')
  await expect(page.getByText('Τον Ιανουάριο ανοίγουν νέες.')).toBeVisible()

  const name = `Ρόζα ${unique()}`
  await create(admin, name, /Πλήρης/)
  await ask('Και πάλι.')
  await open('Και πάλι.')
  await follow(admin, `Δώσε αυτή την υποτροφία ${name}`, { shows: surname })
  await press(admin, 'Δώσε την υποτροφία', { shows: admin.getByRole('heading', { level: 1, name }) })
  await page.goto('/mentee/ask-scholarship')
  await expect(page.getByText('Σου δόθηκε υποτροφία')).toBeVisible()
})
