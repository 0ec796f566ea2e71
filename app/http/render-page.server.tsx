import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { translatedAddresses } from '~/i18n/language-address'
import { defaultLanguage, toLanguage } from '~/i18n/locale'
import { dataBlock, siteIn } from './found'
import { ErrorFactsKnown, type ErrorFacts } from './error-facts'
import { FrameworkWish, newWish } from './framework'
import type { Handle } from './handle'
import { PartsKept } from './kept-part'
import { keepingParts } from './kept-parts.server'
import { FormRefused } from './refused-form'
import { ScriptMark } from './script-mark'
import type { LastResult } from './submit.server'

type Rendering = { context: EntryContext; url: string; mark: string; i18n: i18n; known: ErrorFacts }

/**
 * Returns a page as one string, its own scripts marked. Remix would append the data with React's streaming
 * renderer, which takes twice as long; here all data are read first and inserted.
 */
export async function renderPage({ context, url, mark, i18n, known }: Rendering) {
  const answers: unknown[] = Object.values(context.staticHandlerContext.actionData ?? {})
  const refused = answers.some((answer) => (answer as LastResult)?.status === 'error')
  const wish = newWish()
  const page = renderToString(
    <FrameworkWish value={wish}>
      <ScriptMark value={mark}>
        <ErrorFactsKnown value={known}>
          <FormRefused value={refused}>
            <PartsKept value={keepingParts(i18n)}>
              <I18nextProvider i18n={i18n}>
                <RemixServer
                  context={{ ...context, serverHandoffStream: undefined }}
                  url={url}
                  nonce={mark}
                />
              </I18nextProvider>
            </PartsKept>
          </FormRefused>
        </ErrorFactsKnown>
      </ScriptMark>
    </FrameworkWish>,
  )
  // Without Remix's scripts the page does not hydrate and needs no data.
  const handoff = wish.isMade() ? dataScript(await dataOf(context), mark) : fetchedAhead(context, mark)
  const end = page.lastIndexOf('</body>')
  return `<!DOCTYPE html>${page.slice(0, end)}${thingsScript(context, i18n)}${handoff}${page.slice(end)}`
}

/** What a public page is about, for search engines. Not a script that runs, so it needs no mark. */
function thingsScript({ staticHandlerContext, routeModules }: EntryContext, { t, language }: i18n) {
  const { matches, loaderData } = staticHandlerContext
  const id = matches.at(-1)?.route.id ?? ''
  const origin = (loaderData.root as { origin?: string } | undefined)?.origin
  if (!origin || loaderData[id] === undefined) return ''
  const site = siteIn(toLanguage(language) ?? defaultLanguage, origin)
  const things = (routeModules[id]?.handle as Handle | undefined)?.found?.(t, loaderData[id], site)?.things
  return things ? `<script type="application/ld+json">${dataBlock(things)}</script>` : ''
}

const ownScript = (code: string, mark: string, type = '') => `<script nonce="${mark}"${type}>${code}</script>`

const dataOf = ({ serverHandoffStream }: EntryContext) => new Response(serverHandoffStream).text()

/**
 * A page that a visitor's link leads to is fetched when the pointer rests on it, if it is only read. Every other address with
 * a language chooses it for this browser, which nobody has done yet.
 */
const fetchedAhead = ({ staticHandlerContext: { loaderData } }: EntryContext, mark: string) =>
  (loaderData.root as { viewer?: object | null } | undefined)?.viewer === null
    ? ownScript(prefetchRules, mark, ' type="speculationrules"')
    : ''

const prefetchRules = JSON.stringify({
  prefetch: [{ where: { href_matches: translatedAddresses }, eagerness: 'moderate' }],
})

const dataScript = (data: string, mark: string) =>
  ownScript(`{let c=window.__remixContext.streamController;c.enqueue(${quoted(data)});c.close()}`, mark)

const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '<': '\\x3c' }

/**
 * Takes a text, returns it as a JavaScript string for an inline script. Single quotes, because JSON has few
 * of them.
 */
export const quoted = (words: string) => `'${words.replace(/[\\'\n\r<]/g, (found) => escapes[found]!)}'`
