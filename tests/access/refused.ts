import type { Page } from '@playwright/test'

/**
 * Sends a form with its texts emptied and returns what is wrong with the refusal: the summary must be announced, hold
 * the focus and lead to fields that are marked and described; the title must say it.
 */
export async function checkRefusal(page: Page, selector: string): Promise<string[]> {
  const form = page.locator(selector).filter({ visible: true }).first()
  if ((await form.count()) === 0) return ['no form']
  await form.evaluate((element: HTMLFormElement) => {
    for (const each of element.elements)
      if (
        each instanceof HTMLTextAreaElement ||
        (each instanceof HTMLInputElement && /text|email|tel|password|url|search/.test(each.type))
      )
        each.value = ''
  })
  await form.locator('button:not([type="button"])').filter({ visible: true }).first().click()
  const refused = await page
    .locator('[role="alert"]')
    .first()
    .waitFor({ timeout: 4000 })
    .then(
      () => true,
      () => false,
    )
  if (!refused) return ['no error summary']
  // React sets the focus and the title after it has shown the summary.
  await page
    .waitForFunction(() => document.activeElement?.querySelector('[role="alert"]'), null, { timeout: 2000 })
    .catch(() => {})
  const faults = await page.evaluate(() => {
    const found: string[] = []
    const alert = document.querySelector('[role="alert"]')!
    if (!document.activeElement?.contains(alert)) found.push('the focus is not on the summary')
    if (!document.title.startsWith('Σφάλμα')) found.push(`the title does not say it: ${document.title}`)
    const links = [...alert.querySelectorAll<HTMLAnchorElement>('a')]
    for (const { hash, textContent } of links) {
      const field = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (!field) {
        found.push(`leads nowhere: ${textContent}`)
        continue
      }
      const holder = field.matches('input, select, textarea, fieldset')
        ? field
        : field.querySelector('input, select, textarea, fieldset')
      const within = [field, holder, ...field.querySelectorAll('[aria-invalid]')]
      if (!within.some((each) => each?.getAttribute('aria-invalid') === 'true'))
        found.push(`not marked as invalid: ${hash}`)
      const described = within.some((each) =>
        each
          ?.getAttribute('aria-describedby')
          ?.split(' ')
          .some((id) => document.getElementById(id)?.textContent?.trim()),
      )
      if (!described) found.push(`not described by its error: ${hash}`)
    }
    return found
  })
  return faults.slice(0, 5)
}
