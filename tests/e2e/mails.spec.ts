import type { MailKind } from '~/domain/mails/all-kinds'
import { contrastFaults, prepareAccess } from '../support/access'
import { expect, test } from '../support/browser'
import { mailContent, mailFrame } from '../support/mail-content'

test.use({ closesPages: true, viewport: { width: 320, height: 800 } })
test.setTimeout(120_000)

test('every kind of mail fits a small phone in all languages, and its colours have contrast in both themes @js', async ({
  page,
}) => {
  const { kinds } = await import('~/domain/mails/all-kinds')
  const { composeMail } = await import('~/domain/mails/compose')
  await prepareAccess(page)
  await page.goto('about:blank')
  for (const kind of Object.keys(kinds) as MailKind[]) {
    for (const locale of ['gr', 'en', 'de', 'fr', 'pt']) {
      await page.setContent(composeMail({ kind, locale, content: mailContent, ...mailFrame }).html)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `${kind} in ${locale} is wider than a small phone`).toBeLessThanOrEqual(320)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await contrastFaults(page), `${kind} (${colorScheme})`).toEqual([])
    }
  }
})
