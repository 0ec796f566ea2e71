import { test, unique } from '../support/browser'
const out = '/tmp/mr_shots'
test('shots', async ({ people, pageOf, acts, owner, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false)
  test.setTimeout(180_000)
  const admin = await people.anAdmin()
  const empty = await people.aMentee({ package: 'none', name: 'Άννα', surname: 'Νέα' })
  const full = await people.aMentee({
    name: 'Θάλεια',
    surname: `Μακρυγιαννοπούλου${unique()}`,
    kind: 'two_in_one',
  })
  const coach = await people.aMentor({ name: 'Νεφέλη', surname: 'Παπαδοπούλου', offersCoaching: true })
  const first = await acts.approve(coach, await acts.sendForCoaching(full, coach))
  for (let n = 0; n < 4; n += 1) await acts.increase(full, first)
  await acts.complete(admin, first)
  const rejecting = await people.aMentor({ name: 'Ελένη', surname: 'Γεωργίου' })
  await acts.reject(rejecting, await acts.send(full, rejecting))
  const mentor = await people.aMentor({ name: 'Σοφία', surname: 'Δημητρίου' })
  const id = await acts.approve(mentor, await acts.send(full, mentor))
  await acts.increase(full, id)
  const order = await people.aPackage(full, 'six_months', 'awaiting_payment')
  await acts.prove(full, order.purchaseId)
  await owner`insert into data.notes (about_user_id, text, written_by_user_id) values (${full.userId}, 'Μιλήσαμε στο τηλέφωνο, θέλει να συνεχίσει.', ${admin.userId})`
  await owner`insert into data.messages (to_user_id, to_role, subject, text, sent_by_user_id) values (${full.userId}, 'mentee', 'Καλή αρχή', 'Καλή αρχή στη νέα σου συνεργασία.', ${admin.userId})`
  const page = await pageOf(admin, 'admin')
  const pages = {
    'mentee-empty': `/admin/mentees/${empty.id}`,
    'mentee-full': `/admin/mentees/${full.id}`,
    'mentee-edit': `/admin/mentees/${full.id}/profile`,
    purchase: `/admin/purchased-subscriptions/${full.purchaseId}`,
    'purchase-open': `/admin/purchased-subscriptions/${order.purchaseId}`,
    mentorship: `/admin/mentorships/${id}`,
    'mentorship-old': `/admin/mentorships/${first}`,
    list: '/admin/mentorships',
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path)
      await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true })
    }
  }
})
