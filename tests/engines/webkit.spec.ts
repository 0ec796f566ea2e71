import { webKit } from './webkit-driver'
import { expect, test, unique } from '../support/browser'

test('in WebKit a mentee opens an account, orders, sends a request, and counts a session', async ({
  people,
  acts,
  owner,
}) => {
  const surname = `Δοκιμάκη${unique()}`
  const mentor = await people.aMentor({ name: 'Φωτεινή', surname })
  const email = `webkit-${unique()}@test.example`
  const { page, close } = await webKit.open()
  const goto = (path: string) => page.goto(`${process.env.BASE_URL}${path}`)
  try {
    await test.step('she opens an account from the page of a mentor', async () => {
      await goto(`/mentors?q=${encodeURIComponent(surname)}`)
      await page.press(`Φωτεινή ${surname}`)
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
      await page.press('Δημιουργία λογαριασμού')
      await page.says('Χρειάζεσαι πρώτα ένα πακέτο')
    })

    const [mentee] = await owner<{ id: number; userId: number }[]>`
      select m.id, m.user_id from data.mentees m join data.users u on u.id = m.user_id where u.email = ${email}`
    await test.step('a package is hers; she writes to the mentor', async () => {
      await people.aPackage(
        { userId: mentee!.userId, viewer: await people.signedIn(mentee!.userId, 'mentee') },
        'three_months',
      )
      await goto(`/mentors/${mentor.id}`)
      await page.fill('Το μήνυμά σου', 'Γεια')
      await page.press('Αποστολή αιτήματος')
      await page.says('20')
      expect(await page.valueOf('Το μήνυμά σου')).toBe('Γεια')
      await page.fill('Το μήνυμά σου', 'Θα ήθελα να σκεφτούμε μαζί το επόμενο βήμα μου.')
      await page.press('Αποστολή αιτήματος')
      await page.says('Περιμένεις απάντηση')
    })

    await test.step('the field of a session holds today, as the browser wants it, and the session counts', async () => {
      const [request] = await owner<{ id: number }[]>`
        select id from data.mentorship_requests where mentee_id = ${mentee!.id}`
      await acts.approve(mentor, request!.id)
      await goto('/mentee/mentorships')
      const [day] = await owner<{ today: string }[]>`select rules.local_date()::text as today`
      expect(await page.valueOf('Πότε')).toBe(day!.today)
      await page.press('Πρόσθεσε τη συνεδρία')
      await page.says('1 από τουλάχιστον 3 συνεδρίες')
      expect(await page.overflow()).toBe(0)
    })
  } finally {
    await close()
  }
})
