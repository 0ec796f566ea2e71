import { describe, expect, test } from 'vitest'
import { openSite } from '../support/site'

const { ask } = await openSite()

/** The ids of the questions, in the order of the page. */
const questionsOf = (body: string) =>
  [...body.matchAll(/<\/summary><div id="([\w-]+)"/g)].map(([, id]) => id!)
const openOf = (body: string) => /<details open="".*?<\/summary><div id="([\w-]+)"/s.exec(body)?.[1]
const found = async (q: string, prefix = '') => {
  const { body } = await ask(`${prefix}/faq?q=${encodeURIComponent(q)}`)
  return { ids: questionsOf(body), open: openOf(body), body }
}

test('all questions stand on one page, each once, and a search only moves what it finds to the top', async () => {
  const { body } = await ask('/faq')
  const all = questionsOf(body)
  expect(all).toHaveLength(30)
  expect(new Set(all).size).toBe(30)
  expect(openOf(body)).toBeUndefined()
  const { ids } = await found('υποτροφία')
  expect([...ids].sort()).toEqual([...all].sort())
})

describe('a search opens the question that is meant', () => {
  test.each([
    ['υποτροφία', 'scholarships'],
    ['υποτροφιών', 'scholarships'],
    ['επιστροφή χρημάτων', 'refund'],
    ['χρήματα πίσω', 'refund'],
    ['ακύρωση αγοράς', 'refund'],
    ['ακύρωση συνεδρίας', 'noon-rule'],
    ['πόσο κάνει', 'price'],
    ['ΤΙΜΕΣ', 'price'],
    ['απόδειξη', 'paying'],
    ['αποδείξεις', 'paying'],
    ['zoom', 'how-often'],
    ['θέλω να σβήσω τον λογαριασμό μου', 'delete'],
    ['άλλη μεντόρισσα', 'no-match'],
    ['ξεχασα τον κωδικο', 'new-password'],
    ['δεν θυμάμαι τον κωδικό μου', 'new-password'],
  ])('%s', async (q, id) => {
    const { ids, open } = await found(q)
    expect(ids[0]).toBe(id)
    expect(open).toBe(id)
  })

  test('«ακύρωση» alone finds the cancelling of a purchase and of a session', async () => {
    const { ids } = await found('ακύρωση')
    expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(['refund', 'noon-rule']))
  })

  test.each([
    ['/en', 'receipts', 'paying'],
    ['/en', 'refunds', 'refund'],
    ['/en', 'forgot my password', 'new-password'],
    ['/de', 'Passwort vergessen', 'new-password'],
    ['/fr', 'mot de passe oublié', 'new-password'],
    ['/pt', 'esqueci a senha', 'new-password'],
    ['/de', 'Rechnungen', 'paying'],
    ['/de', 'Stipendium', 'scholarships'],
    ['/fr', 'remboursements', 'refund'],
    ['/fr', 'bourse', 'scholarships'],
    ['/pt', 'bolsas', 'scholarships'],
    ['/pt', 'reembolso', 'refund'],
  ])('%s: %s', async (prefix, q, id) => expect((await found(q, prefix)).ids[0]).toBe(id))

  test('what nothing is found for may be asked of the team', async () => {
    const { body, open } = await found('ξιφασκία')
    expect(body).toContain('Δεν βρήκαμε κάτι για «ξιφασκία»')
    expect(body.match(/href="mailto:/g)!.length).toBeGreaterThan(1)
    expect(body).toContain('href="/login?redirectTo=%2Fmentee%2Ffind-my-mentor"')
    expect(open).toBeUndefined()
  })
})

test('the topics that were pages lead to their heading, and to the question that they opened', async () => {
  const to = async (path: string) => {
    const answer = await ask(path)
    return [answer.status, answer.to]
  }
  expect(await to('/faq/packages')).toEqual([301, '/faq#packages'])
  expect(await to('/en/faq/packages')).toEqual([301, '/en/faq#packages'])
  expect(await to('/faq/packages?open=refund')).toEqual([301, '/faq?open=refund#refund'])
  expect(await to('/faq/packages?open=//evil.example')).toEqual([301, '/faq#packages'])
  expect((await ask('/faq/nothing')).to).toBe('/error-404')
  const { body } = await ask('/faq?open=refund')
  expect(openOf(body)).toBe('refund')
  for (const heading of ['packages', 'start', 'account']) expect(body).toContain(`<section id="${heading}"`)
})
