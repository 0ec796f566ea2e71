import type { MailKind } from '~/domain/mails/all-kinds'
import { contrastFaults, prepareAccess } from '../support/access'
import { expect, test } from '../support/browser'
import { mailContent, mailFrame } from '../support/mail-content'

const languages = ['gr', 'en', 'de', 'fr', 'pt']

test.use({ closesPages: true, viewport: { width: 320, height: 800 } })
test.setTimeout(120_000)

test('every kind of mail fits a small phone in all languages, and its colours have contrast in both themes @js', async ({
  page,
}) => {
  const { kinds } = await import('~/domain/mails/all-kinds')
  const { composeMail } = await import('~/domain/mails/compose')
  await prepareAccess(page)
  await page.goto('about:blank')
  const checked = new Set<string>()
  for (const kind of Object.keys(kinds) as MailKind[]) {
    const [greek = '', ...others] = languages.map(
      (locale) => composeMail({ kind, locale, content: mailContent, ...mailFrame }).html,
    )
    await page.setContent(greek)
    for (const [at, width] of (await page.evaluate(widthsOf, others)).entries())
      expect(width, `${kind} in ${languages[at]} is wider than a small phone`).toBeLessThanOrEqual(320)
    // The colours of one mail are those of every mail with the same elements.
    const elements = greek.replace(/>[^<]*</g, '><').replace(/ (href|src|alt)="[^"]*"/g, '')
    if (checked.has(elements)) continue
    checked.add(elements)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await contrastFaults(page), `${kind} (${colorScheme})`).toEqual([])
    }
  }
  expect(checked.size).toBeGreaterThan(1)
})

/** Runs in the page: the width of the mail that is shown, and of others in its place. */
function widthsOf(others: string[]) {
  const widths = [document.documentElement.scrollWidth]
  for (const html of others) {
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
    widths.push(document.documentElement.scrollWidth)
  }
  return widths
}
