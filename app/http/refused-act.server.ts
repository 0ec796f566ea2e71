import { escapeHtml } from '~/escape-html'
import { getLanguage, i18nFor } from '~/i18n/i18n.server'

/** The answer to a refused form that has no page of its own: a small page with the reason and a link home. */
export async function refusedAct(request: Request, rule: string, status: number) {
  const { t, language } = await i18nFor(await getLanguage(request))
  const [key, minutes] = rule.split(' ')
  const why = escapeHtml(t(`errors:${key}`, { minutes, defaultValue: t('errors:generic') }))
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${why}</title>
<h1>${why}</h1>
<p><a href="/">${escapeHtml(t('common:errorPage.home'))}</a></p>
</html>
`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
