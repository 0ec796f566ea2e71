import { getLanguage, i18nFor } from '~/i18n/i18n.server'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

/** The answer to a refused form that has no page of its own: a small page with the reason and a link home. */
export async function refusedAct(request: Request, rule: string, status: number) {
  const { t, language } = await i18nFor(await getLanguage(request))
  const [key, minutes] = rule.split(' ')
  const why = escaped(t(`errors:${key}`, { minutes, defaultValue: t('errors:generic') }))
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${why}</title>
<h1>${why}</h1>
<p><a href="/">${escaped(t('common:errorPage.home'))}</a></p>
</html>
`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
