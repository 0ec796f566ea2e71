import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ErrorFactsKnown, type ErrorFacts } from './error-facts'
import { prefetchRules } from './prefetch-rules'
import { FormRefused } from './refused-form'
import type { LastResult } from './submit.server'

type Rendering = { context: EntryContext; url: string; i18n: i18n; known: ErrorFacts }

/**
 * Returns a page as one string: HTML, without the data that it was made of. Remix's streaming renderer would take twice as
 * long.
 */
export function renderPage({ context, url, i18n, known }: Rendering) {
  const answers: unknown[] = Object.values(context.staticHandlerContext.actionData ?? {})
  const refused = answers.some((answer) => (answer as LastResult)?.status === 'error')
  const page = renderToString(
    <ErrorFactsKnown value={known}>
      <FormRefused value={refused}>
        <I18nextProvider i18n={i18n}>
          <RemixServer context={{ ...context, serverHandoffStream: undefined }} url={url} />
        </I18nextProvider>
      </FormRefused>
    </ErrorFactsKnown>,
  )
  const end = page.lastIndexOf('</body>')
  return `<!DOCTYPE html>${page.slice(0, end)}${fetchedAhead(context)}${page.slice(end)}`
}

/**
 * A page that a visitor's link leads to is fetched when the pointer rests on it, if it is only read. Every other address with
 * a language chooses it for this browser, which nobody has done yet.
 */
const fetchedAhead = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  (loaderData.root as { viewer?: object | null } | undefined)?.viewer === null
    ? `<script type="speculationrules">${prefetchRules}</script>`
    : ''
