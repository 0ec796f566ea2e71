import type { TFunction } from 'i18next'
import { getConstants, knownFigures } from '~/domain/constants/constants.server'
import { escapeHtml } from '~/escape-html'
import { errorText } from '~/i18n/error-text'
import { i18nFor } from '~/i18n/i18n.server'
import { getLanguage } from './language.server'
import type { Handled } from './session-viewer.server'

/** The answer to a refused form that has no page of its own: a small page with the reason and a link home. */
export async function refusedAct(handled: Handled, rule: string, status: number) {
  // 503: the database does not answer.
  const figures = status === 503 ? knownFigures() : await getConstants()
  const { getFixedT, language } = await i18nFor(await getLanguage(handled))
  return smallPage(handled, status, () => ({
    title: errorText(getFixedT(language, 'errors'), figures, rule),
  }))
}

/** A page outside the app, for an address that has none; `write` returns its title as text and its body as HTML. */
export async function smallPage(
  handled: Handled,
  status: number,
  write: (t: TFunction) => { title: string; body?: string },
) {
  const { t, language } = await i18nFor(await getLanguage(handled))
  const { title, body = '' } = write(t)
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${body}
<p><a href="/">${escapeHtml(t('common:errorPage.home'))}</a></p>
</html>
`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
