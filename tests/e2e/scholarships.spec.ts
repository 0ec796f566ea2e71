import type { Page } from '@playwright/test'
import { expect, follow, press, test, unique } from '../support/browser'

test.setTimeout(60_000)

/** Creates a scholarship; ends on its page. */
async function create(admin: Page, name: string, kind: RegExp) {
  await admin.goto('/admin/scholarships')
  await admin.getByLabel('Όνομα υποτροφίας').fill(name)
  await admin.getByRole('radio', { name: kind }).check()
  await press(admin, 'Δημιουργία υποτροφίας', { shows: admin.getByRole('heading', { level: 1, name: name }) })
}

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
