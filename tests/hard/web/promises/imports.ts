import { findings } from '../../promise'
import { hostileFiles } from '../../../support/hostile-files'
import { excelBook } from '../../../support/spreadsheets'
import type { WebPromise } from '../promise'
import { openSite, type Site } from '../site'

// Megabytes: what the thread that reads may take, and what stays of it for a while.
const most = 400

/** S11: whatever file is imported, the site answers meanwhile, and the file is refused with a page. */
export const hostileImports: WebPromise = {
  name: 'S11',
  title: 'files to import that unpack to 60 MB of anything: refused, and the site answers meanwhile',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    try {
      const admin = await site.anAdmin()
      const cookie = await site.signIn(admin.userId, 'admin')
      const token = await site.tokenOf(cookie, '/admin/import')
      const before = site.memory()
      let greatest = before
      const files = [
        ...hostileFiles(quick ? 1 : 6),
        ['', 'lines of other lengths', Buffer.from(`name;email\n${';\n;;\n'.repeat(9e5)}`)] as const,
        ['', 'a quote that never ends', Buffer.from(`name;email\n${'"a\n'.repeat(1e6)}`)] as const,
        ['', 'nothing but quotes', Buffer.from('"'.repeat(4e6))] as const,
        ['', 'nothing but separators', Buffer.from(';'.repeat(4e6))] as const,
      ]
      for (const [, what, bytes] of files) {
        const { status, meanwhile, memory } = await upload(site, cookie, token, bytes)
        greatest = Math.max(greatest, memory)
        say(
          `S11 ${what}, ${bytes.length} bytes: ${status}, ${meanwhile} answers meanwhile, ${memory.toFixed(0)} MB`,
        )
        if (status !== 422) found.violations.push(`${what}: answered ${status}`)
        if (meanwhile === 0) found.violations.push(`${what}: the site was silent`)
      }
      if (greatest - before > most)
        found.violations.push(
          `the web process grew by ${(greatest - before).toFixed(0)} MB, promised ${most}`,
        )
      const good = excelBook({
        rows: [
          ['Όνομα', 'Επώνυμο', 'E-mail'],
          ['Α', 'Β', 'a@test.example'],
        ],
      })
      const { status } = await upload(site, cookie, token, good)
      if (status !== 302) found.violations.push(`a good file afterwards: answered ${status}`)
      return { runs: files.length + 1, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

/** Uploads a file and asks for /healthz until the answer is there; returns how often, and the most memory. */
async function upload(site: Site, cookie: string, token: string, bytes: Uint8Array) {
  const form = new FormData()
  form.set('_token', token)
  form.set('role', 'mentee')
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'list'))
  let isAnswered = false
  const sent = fetch(`${site.origin}/admin/import`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site.origin },
    body: form,
  })
    .then(({ status }) => status)
    .catch((error: Error) => String(error.cause ?? error))
    .finally(() => (isAnswered = true))
  let [meanwhile, memory] = [0, 0]
  while (!isAnswered) {
    const { status } = await site.ask('/healthz')
    if (status === 200) meanwhile += 1
    memory = Math.max(memory, site.memory())
  }
  return { status: await sent, meanwhile, memory }
}
