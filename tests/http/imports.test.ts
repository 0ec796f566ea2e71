// A file to import is read beside the site: whatever it holds, other requests are answered meanwhile.
import { describe, expect, test } from 'vitest'
import { hostileFiles } from '../support/hostile-files'
import { openSite } from '../support/site'
import { excelBook } from '../support/spreadsheets'

const site = await openSite()
const admin = await site.anAdmin()
const cookie = await site.signIn(admin.userId, 'admin')
const token = await site.tokenOf(cookie, '/admin/import')

/** Uploads a file and asks for /healthz again and again until the upload is answered; returns how often. */
async function upload(bytes: Uint8Array) {
  const form = new FormData()
  form.set('_token', token)
  form.set('role', 'mentee')
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'list.xlsx'))
  let isAnswered = false
  const sent = fetch(`${site.origin}/admin/import`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site.origin },
    body: form,
  }).finally(() => (isAnswered = true))
  let meanwhile = 0
  while (!isAnswered) {
    expect((await site.ask('/healthz')).status).toBe(200)
    meanwhile += 1
  }
  const answer = await sent
  return { status: answer.status, to: answer.headers.get('location'), body: await answer.text(), meanwhile }
}

describe('a file to import', () => {
  test('of a spreadsheet is kept, its day as it is meant', async () => {
    const rows = [
      ['Όνομα', 'Επώνυμο', 'E-mail', 'Γέννηση'],
      ['Άννα', 'Παππά', 'anna@test.example', { day: 36585 }],
    ]
    const { status, to } = await upload(excelBook({ rows, from1904: true }))
    expect([status, to]).toEqual([302, expect.stringMatching(/^\/admin\/import\/\d+$/)])
    const { body } = await site.ask(`${to}?columns`, { cookie })
    expect(body).toContain('2000-02-29')
  })

  test('that takes longer than a thread may is refused, and the site answers all that time', async () => {
    // Every line has another number of cells than the first.
    const slow = `name;email\n${';\n;;\n'.repeat(9e5)}`
    const { status, body, meanwhile } = await upload(new TextEncoder().encode(slow))
    expect(status).toBe(422)
    expect(body).toContain('Το αρχείο δεν διαβάστηκε στον χρόνο που έχουμε για ένα αρχείο.')
    expect(meanwhile).toBeGreaterThan(10)
  })

  const some = ['more than may be unpacked', 'row without end', 'one text in many cells']
  test.each(hostileFiles(1).filter(([, what]) => some.includes(what)))(
    'is refused: %s, %s',
    async (_, __, bytes) => {
      const { status, body } = await upload(bytes)
      expect(status).toBe(422)
      expect(body).toMatch(/Το αρχείο (περιέχει|έχει|δεν)/)
    },
  )
})
