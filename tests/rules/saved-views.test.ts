// A view of a list that an administrator saves is hers alone, opens the list as it was, and outlives nobody it names.
import { describe, expect, test } from 'vitest'
import { listLink, readListQuery } from '~/lists/list-query'
import { deleteView, listViews, saveView } from '~/lists/saved-views.server'
import { purchaseList } from '~/domain/purchases/list'
import { call, document } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin } = await openWorld()

const open = (parameters: string) =>
  readListQuery(purchaseList, `http://list${purchaseList.path}?${parameters}`)
const save = ({ viewer }: Woman, name: string, parameters = '') =>
  saveView(viewer, purchaseList, open(parameters), name)
const viewsOf = async ({ viewer }: Woman) => [...(await listViews(viewer, purchaseList))]
const namesOf = async (woman: Woman) => (await viewsOf(woman)).map(({ name }) => name)

test('keeps scope, search, filters and order, never the place in the list', async () => {
  const admin = await anAdmin()
  const parameters = 'scope=paid&q=%CE%A1%CE%AD%CE%B1+%25&sort=bought&method=card'
  await save(admin, '  Κάρτες ', `${parameters}&after=${encodeURIComponent('["α","5"]')}&page=3`)
  const [view] = await viewsOf(admin)
  expect(view).toMatchObject({
    name: 'Κάρτες',
    query: { scope: 'paid', q: 'Ρέα %', sort: 'bought', method: 'card' },
  })
  expect(open(new URLSearchParams(view!.query).toString())).toEqual(open(parameters))
  expect(listLink(purchaseList, open(parameters))).toContain('scope=paid')
})

test('is read and deleted by nobody but the administrator who saved it', async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()]
  await save(admin, 'Δική μου')
  const [view] = await viewsOf(admin)
  expect(await viewsOf(other)).toEqual([])
  await deleteView(other.viewer, view!.id)
  expect(await namesOf(admin)).toEqual(['Δική μου'])
  await deleteView(admin.viewer, view!.id)
  await deleteView(admin.viewer, view!.id)
  expect(await viewsOf(admin)).toEqual([])
})

test('nobody but an administrator saves one', async () => {
  for (const woman of [await aMentee(), await aMentor()]) {
    await expect(save(woman, 'x')).rejects.toMatchObject({ code: '42501' })
    await expect(viewsOf(woman)).rejects.toMatchObject({ code: '42501' })
  }
})

describe('limits', () => {
  test('a name is given once to each list', async () => {
    const admin = await anAdmin()
    await save(admin, 'Ίδιο')
    await refused(save(admin, ' Ίδιο '), 'view_name_taken', 'name')
    await call(admin, 'save_view', { list: 'mentorships', name: 'Ίδιο', query: {} })
  })

  test('two of one name at once: one is saved', async () => {
    const admin = await anAdmin()
    const twice = await together(owner, { users: admin.userId }, [
      () => save(admin, 'Μία'),
      () => save(admin, 'Μία'),
    ])
    expect(outcomes(twice)).toEqual(['done', 'view_name_taken'])
  })

  test('twenty of a list, also when two come at once', async () => {
    const admin = await anAdmin()
    await owner`
      insert into data.saved_views (user_id, list, name, query)
      select ${admin.userId}, 'purchased-subscriptions', 'view ' || n, '{}' from generate_series(1, 19) n`
    const twice = await together(owner, { users: admin.userId }, [
      () => save(admin, 'α'),
      () => save(admin, 'β'),
    ])
    expect(outcomes(twice)).toEqual(['done', 'too_many_views'])
    expect(await namesOf(admin)).toHaveLength(20)
  })
})

test('stands in the export of her data and goes with her account', async () => {
  const [admin] = [await anAdmin(), await anAdmin()]
  await save(admin, 'Δική μου', 'scope=paid')
  const found = await document<Record<string, { name: string }[]>>(admin, 'export_my_data')
  expect(found.saved_views).toMatchObject([{ name: 'Δική μου', query: { scope: 'paid' } }])
  await call(admin, 'erase_me')
  expect(await owner`select from data.saved_views where user_id = ${admin.userId}`).toHaveLength(0)
})

test('one that names an erased person goes with her, and no other', async () => {
  const admin = await anAdmin()
  const mentee = await aMentee({ package: 'none', name: 'Ζωή', surname: 'Ανεξίτηλη' })
  await call(mentee, 'write_latin_name', { latinName: 'Zoe Anexitilee' })
  await save(admin, 'Η ΑΝΕΞΙΤΗΛΗ')
  await save(admin, 'Με αναζήτηση', `q=${encodeURIComponent('ανεξίτηλη ζωή')}`)
  await save(admin, 'Με λατινικά', 'q=Anexitili')
  await save(admin, 'Όπως το γράφει', 'q=Anexitilee')
  await save(admin, 'Με e-mail', `q=${encodeURIComponent(mentee.viewer.email)}`)
  await save(admin, 'Άλλη', 'scope=paid')
  await call(mentee, 'erase_me')
  expect(await namesOf(admin)).toEqual(['Άλλη'])
})

test('a surname without letters or digits takes no view with it', async () => {
  const admin = await anAdmin()
  const mentee = await aMentee({ package: 'none', surname: '—' })
  await save(admin, 'Πληρωμένες', 'scope=paid')
  await call(mentee, 'erase_me')
  expect(await namesOf(admin)).toEqual(['Πληρωμένες'])
})

test('a short surname is looked for as a whole word', async () => {
  const admin = await anAdmin()
  const mentee = await aMentee({ package: 'none', name: 'Μέι', surname: 'Λι' })
  await save(admin, 'Παλιές', 'q=Λίνα')
  await save(admin, 'Πολλές', 'q=Ali')
  await save(admin, 'Η (Λι)', 'scope=paid')
  await save(admin, 'Με λατινικά', 'q=Li')
  await call(mentee, 'erase_me')
  expect(await namesOf(admin)).toEqual(['Παλιές', 'Πολλές'])
})
