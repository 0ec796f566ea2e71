import { getConstants, knownFigures } from '~/domain/constants/constants.server'
import { escapeHtml } from '~/escape-html'
import { errorText } from '~/i18n/error-text'
import { getLanguage, i18nFor } from '~/i18n/i18n.server'

/** The answer to a refused form that has no page of its own: a small page with the reason and a link home. */
export async function refusedAct(request: Request, rule: string, status: number) {
  const i18n = await i18nFor(await getLanguage(request))
  const { t, language } = i18n
  // 503: the database does not answer.
  const figures = status === 503 ? knownFigures() : await getConstants()
  const why = escapeHtml(errorText(i18n.getFixedT(language, 'errors'), figures, rule))
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
