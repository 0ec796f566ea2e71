import { expect, test, unique } from '../support/browser'
import { engines } from './engines'

const message = 'Θα ήθελα να σκεφτούμε μαζί το επόμενο βήμα μου.'

for (const engine of engines)
  test(`in ${engine.name} a mentee opens an account, sends a request, and counts a session`, async ({
    people,
    acts,
    owner,
  }) => {
    test.skip(!engine.installed)
    const mentor = await people.aMentor()
    const email = `engine-${unique()}@test.example`
    const { page, close } = await engine.open()
    try {
      await test.step('she opens an account from the page of a mentor, and comes back', async () => {
        await page.goto(`/mentors/${mentor.id}`)
        await page.press('Φτιάξε λογαριασμό')
        for (const [label, text] of [
          ['Όνομα', 'Νεφέλη'],
          ['Επώνυμο', 'Ράλλη'],
          ['Ημέρα', '7'],
          ['Μήνας', '3'],
          ['Έτος', '1995'],
          ['E-mail', email],
          ['Κωδικός', 'μια ήσυχη θάλασσα'],
        ] as const)
          await page.fill(label, text)
        await page.check('Αποδέχομαι')
        await page.fits()
        await page.press('Δημιουργία λογαριασμού')
        await page.says('Χρειάζεσαι πρώτα ένα πακέτο')
        await page.withoutPopUp()
        await page.fits()
      })

      const [mentee] = await owner<{ id: number; userId: number }[]>`
        select e.id, e.user_id from data.mentees e join data.users u on u.id = e.user_id where u.email = ${email}`
      await test.step('with a package she asks the mentor; a refused request keeps what she wrote', async () => {
        const viewer = await people.signedIn(mentee!.userId, 'mentee')
        await people.aPackage({ userId: mentee!.userId, viewer }, 'three_months')
        await page.goto(`/mentors/${mentor.id}`)
        await page.fill('Το μήνυμά σου', 'Γεια')
        await page.press('Αποστολή αιτήματος')
        await page.says('Υπάρχει πρόβλημα')
        expect(await page.valueOf('Το μήνυμά σου')).toBe('Γεια')
        await page.fill('Το μήνυμά σου', message)
        await page.press('Αποστολή αιτήματος')
        await page.says('Περιμένεις απάντηση')
        await page.fits()
      })

      await test.step('the fields of a session hold today, and the session counts', async () => {
        const [request] = await owner<{ id: number; today: number[] }[]>`
          select id, array[extract(day from rules.local_date()), extract(month from rules.local_date()),
            extract(year from rules.local_date())]::integer[] as today
          from data.mentorship_requests where mentee_id = ${mentee!.id}`
        await acts.approve(mentor, request!.id)
        await page.goto('/mentee/mentorships')
        await page.press('Βρεθήκατε ήδη;')
        for (const [at, label] of ['Ημέρα', 'Μήνας', 'Έτος'].entries())
          expect(Number(await page.valueOf(label))).toBe(request!.today[at])
        await page.press('Πρόσθεσε τη συνεδρία')
        await page.says('1 από τουλάχιστον 3 συνεδρίες')
        await page.fits()
      })
    } finally {
      await close()
    }
  })
